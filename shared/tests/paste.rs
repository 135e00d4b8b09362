//! Pasted lists, as people have them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use proptest::prelude::*;
use shared::decide::check_details;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::EntrantId;
use shared::paste::{Column, MAX_BYTES, PasteProblem, RowProblem, read, read_as};
use shared::words;

/// Name, unit and rating of every row.
fn rows(text: &str) -> Vec<(String, String, Option<u32>)> {
    let rows = read(text).rows.into_iter();
    rows.map(|row| (row.details.name, row.details.unit, row.details.rating)).collect()
}

fn check(text: &str, expected: &[(&str, &str, Option<u32>)]) {
    let expected: Vec<_> =
        expected.iter().map(|(name, unit, rating)| (name.to_string(), unit.to_string(), *rating)).collect();
    assert_eq!(rows(text), expected, "{text}");
}

fn names(text: &str) -> Vec<String> {
    read(text).rows.into_iter().map(|row| row.details.name).collect()
}

const TWO: [(&str, &str, Option<u32>); 2] = [("孙知行", "松风棋院", Some(1850)), ("何砚秋", "云台中学", None)];

#[test]
fn cells_of_a_spreadsheet_with_a_header_row() {
    check("姓名\t单位\t等级分\n孙知行\t松风棋院\t1850\n何砚秋\t云台中学\t\n", &TWO);
}

#[test]
fn columns_stand_in_any_order_under_their_header() {
    check("等级分,学校,选手\r\n1850,松风棋院,孙知行\r\n,云台中学,何砚秋", &TWO);
}

#[test]
fn commas_semicolons_and_blanks_part_cells_without_a_header() {
    for text in [
        "孙知行,松风棋院,1850\n何砚秋,云台中学",
        "孙知行，松风棋院，1850\n何砚秋，云台中学",
        "孙知行；松风棋院；1850\n何砚秋；云台中学；",
        "孙知行 松风棋院 1850\n何砚秋   云台中学",
        "孙知行　松风棋院　１８５０\n何砚秋　云台中学",
        "孙知行、松风棋院、1850\n何砚秋、云台中学",
        "\u{feff}孙知行\t松风棋院\t1850\r\n\r\n何砚秋\t云台中学\r\n",
        "\"孙知行\",\"松风棋院\",\"1850\"\n\"何砚秋\",\"云台中学\",\"\"",
    ] {
        check(text, &TWO);
    }
}

#[test]
fn numbers_that_only_count_lines_are_passed_over() {
    for text in [
        "1. 孙知行\n2. 何砚秋",
        "1、孙知行\n2、何砚秋",
        "（1）孙知行\n（2）何砚秋",
        "1\t孙知行\n2\t何砚秋",
        "1 孙知行\n2 何砚秋",
        "１．孙知行\n２．何砚秋",
    ] {
        assert_eq!(names(text), ["孙知行", "何砚秋"], "{text}");
    }
}

#[test]
fn a_list_of_names_alone_may_have_blanks_inside_them() {
    assert_eq!(names("张 三\n欧阳 明\n王 小 明\n李四"), ["张三", "欧阳明", "王小明", "李四"]);
    assert_eq!(names("姓名\n张  三\n李四"), ["张三", "李四"]);
    assert_eq!(names("阿依努尔·吐尔逊\nAnna Li"), ["阿依努尔·吐尔逊", "Anna Li"]);
}

#[test]
fn a_name_with_a_blank_stands_beside_its_unit() {
    check("张 三 一中\n李四 二中", &[("张三", "一中", None), ("李四", "二中", None)]);
}

#[test]
fn names_strung_together_in_one_line_are_a_row_each() {
    assert_eq!(names("孙知行、何砚秋、李四、王五"), ["孙知行", "何砚秋", "李四", "王五"]);
}

#[test]
fn units_before_names_are_recognised_by_their_repeating() {
    let text = "一中 孙知行\n一中 何砚秋\n二中 李四\n二中 王五\n二中 赵六";
    assert_eq!(rows(text)[2], ("李四".into(), "二中".into(), None));
}

#[test]
fn a_column_of_women_becomes_the_tag() {
    let tags: Vec<_> = read("姓名,性别\n孙知行,男\n何砚秋,女").rows.into_iter().map(|row| row.details.tags).collect();
    assert_eq!(tags, [vec![], vec!["women".to_owned()]]);
    assert_eq!(read("孙知行,男\n何砚秋,女").columns, [Column::Name, Column::Gender]);
}

#[test]
fn columns_of_lists_become_tags() {
    let read_tags = |text: &str| read(text).rows.into_iter().map(|row| row.details.tags).collect::<Vec<_>>();
    let own = |tags: &[&str]| tags.iter().map(|tag| (*tag).to_owned()).collect::<Vec<_>>();
    for head in ["标记", "组别", "年龄段", "类别", "标 记（选填）"] {
        let text = format!("姓名\t单位\t{head}\n孙知行\t一中\t少年、甲组\n何砚秋\t二中\t少年 女子\n李四\t二中\t—");
        assert_eq!(read_tags(&text), [own(&["少年", "甲组"]), own(&["women", "少年"]), own(&[])], "{head}");
    }
    assert_eq!(read("姓名,标记\n孙知行,少年").columns, [Column::Name, Column::Tags]);
    let both = "姓名,性别,年龄段,类别\n何砚秋,女,\"少年,女子\",甲组";
    assert_eq!(read_tags(both), [own(&["women", "少年", "甲组"])]);
}

#[test]
fn too_many_tags_and_one_too_long_stop_the_row() {
    let many: Vec<String> = (0..21).map(|place| format!("甲{place}")).collect();
    for tags in [many.join(" "), "长".repeat(21)] {
        let row = read(&format!("姓名\t标记\n孙知行\t{tags}")).rows.remove(0);
        assert!(matches!(row.problems.as_slice(), [RowProblem::BadTags { .. }]), "{tags}");
        assert!(!row.can_be_registered());
    }
}

#[test]
fn a_guest_is_told_behind_the_name() {
    for name in ["孙知行（陪打）", "孙知行(陪打)", "孙知行 （陪打）"] {
        let row = read(&format!("姓名\t单位\n{name}\t一中")).rows.remove(0);
        assert_eq!((row.details.name.as_str(), row.details.guest), ("孙知行", true), "{name}");
    }
    let other = read("姓名\t单位\n孙知行（外援）\t一中").rows.remove(0);
    assert_eq!((other.details.name.as_str(), other.details.guest), ("孙知行", false));
    assert_eq!(other.details.tags, ["外援"]);
    assert_eq!(read("姓名\t单位\n（陪打）\t一中").rows[0].problems, [RowProblem::NoName]);
}

#[test]
fn school_and_class_together_are_the_unit() {
    check("姓名,学校,班级\n孙知行,实验小学,三(2)班", &[("孙知行", "实验小学 三(2)班", None)]);
}

#[test]
fn titles_above_the_header_are_passed_over() {
    let text =
        "2026年秋季学生象棋赛报名表\t\t\n领队：周老师\t\t电话：138\n编号\t姓名\t学校\n1\t孙知行\t一中\n2\t何砚秋\t二中";
    check(text, &[("孙知行", "一中", None), ("何砚秋", "二中", None)]);
    assert_eq!(read(text).rows[0].line, 4);
}

#[test]
fn a_row_among_the_entrants_is_no_header_for_holding_one_word_of_it() {
    assert_eq!(names("孙知行,一中\n选手,二中\n何砚秋,一中"), ["孙知行", "选手", "何砚秋"]);
}

#[test]
fn what_is_hardly_a_name_is_marked_and_can_still_be_registered() {
    for name in ["12", "82人", "合计", "合计：82", "\u{fffd}\u{fffd}\u{fffd}"] {
        let row = read(&format!("编号,姓名,单位\n1,{name},一中")).rows.remove(0);
        assert_eq!(
            (row.problems.as_slice(), row.can_be_registered()),
            ([RowProblem::HardlyAName].as_slice(), true),
            "{name}"
        );
    }
    let names = ["阿依努尔·吐尔逊", "Anna Li", "棋手12", "𬭎㛃", "计小合"];
    assert!(read(&format!("姓名\n{}", names.join("\n"))).rows.iter().all(|row| row.problems.is_empty()));
}

#[test]
fn seeds_are_read_and_numbers_of_the_list_are_not() {
    let pasted = read("序号\t姓名*\t种子（选填）\n1\t孙知行\t2\n2\t何砚秋\t");
    assert_eq!(pasted.columns, [Column::Numbering, Column::Name, Column::Seed]);
    assert_eq!(pasted.rows[0].details.seed, Some(2));
}

#[test]
fn telephones_and_identity_cards_are_dropped_and_named() {
    let pasted = read("姓名\t联系电话\t身份证号\t备注\n孙知行\t13800000000\t11010119900101001X\t素食");
    assert_eq!(pasted.dropped(), ["联系电话", "身份证号", "备注"]);
    assert!(!format!("{:?}", pasted.rows).contains("138"));
    let said = words::dropped_columns(&pasted).unwrap();
    assert_eq!(said, "“联系电话”、“身份证号”、“备注”不存入系统。");
}

#[test]
fn without_a_header_a_column_of_telephones_is_dropped_by_its_place() {
    let pasted = read("孙知行 13800000000\n何砚秋 13900000000");
    assert_eq!(pasted.columns, [Column::Name, Column::Dropped]);
    assert_eq!(words::dropped_columns(&pasted).unwrap(), "第 2 列不存入系统。");
}

#[test]
fn a_row_says_what_is_wrong_with_it() {
    let text =
        format!("姓名,单位,等级分,种子\n,一中,1500,\n{},二中,,\n李四,三中,高,\n王五,四中,,一号", "长".repeat(41));
    let problems: Vec<_> = read(&text).rows.into_iter().map(|row| row.problems).collect();
    assert_eq!(
        problems,
        [
            vec![RowProblem::NoName],
            vec![RowProblem::NameTooLong],
            vec![RowProblem::BadRating { given: "高".into() }],
            vec![RowProblem::BadSeed { given: "一号".into() }],
        ]
    );
}

#[test]
fn one_who_stands_in_the_list_twice_or_is_registered_already_is_shown_and_can_still_be_registered() {
    let mut pasted = read("姓名,单位\n孙知行,一中\n孙知行,二中\n孙知行,一中");
    let details = EntrantDetails { name: "孙知行".into(), unit: "二中".into(), ..EntrantDetails::default() };
    pasted.mark_registered(&[Entrant::new(EntrantId(5), None, details)]);
    let problems: Vec<_> = pasted.rows.iter().map(|row| row.problems.clone()).collect();
    assert_eq!(
        problems,
        [vec![], vec![RowProblem::Registered { id: EntrantId(5) }], vec![RowProblem::Twice { line: 2 }]]
    );
    assert!(pasted.rows.iter().all(|row| row.can_be_registered()));
}

#[test]
fn a_person_can_say_what_the_columns_are() {
    let rows = read_as("一中 孙知行 甲组\n二中 何砚秋 乙组", &[Column::Unit, Column::Name, Column::Dropped]).rows;
    assert_eq!((rows[0].details.name.as_str(), rows[0].details.unit.as_str()), ("孙知行", "一中"));
}

#[test]
fn rows_know_their_line_in_the_text() {
    let lines: Vec<_> = read("姓名\n\n孙知行\n\n\n何砚秋").rows.into_iter().map(|row| row.line).collect();
    assert_eq!(lines, [3, 6]);
}

#[test]
fn invisible_marks_are_left_out() {
    assert_eq!(names("\u{200b}孙知行\u{0}\u{feff}\n何\u{ad}砚秋"), ["孙知行", "何砚秋"]);
}

#[test]
fn an_empty_list_a_list_of_a_header_and_one_too_long_say_so() {
    assert_eq!(read(" \n\t\n").problem, Some(PasteProblem::Empty));
    assert_eq!(read("姓名\t单位").problem, Some(PasteProblem::Empty));
    let text = "孙".repeat(MAX_BYTES);
    assert!(matches!(read(&text).problem, Some(PasteProblem::TooLong { .. })));
}

#[test]
fn of_more_than_ten_thousand_rows_the_first_are_read() {
    let text: String = (0..10_050).map(|place| format!("棋手{place}\n")).collect();
    for text in [text.clone(), format!("姓名\n{text}")] {
        let pasted = read(&text);
        assert_eq!((pasted.rows.len(), pasted.problem), (10_000, Some(PasteProblem::TooMany { limit: 10_000 })));
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic_and_what_it_lets_pass_can_be_registered(text in "(?s).{0,300}") {
        for row in read(&text).rows.iter().filter(|row| row.can_be_registered()) {
            prop_assert_eq!(check_details(&row.details), Ok(row.details.clone()));
        }
    }

    #[test]
    fn no_list_makes_it_panic(text in "[张三李 　\t,，、；;\"1０.（）)女男陪打\r\n姓名单位分标记]{0,200}") {
        for row in read(&text).rows.iter().filter(|row| row.can_be_registered()) {
            prop_assert_eq!(check_details(&row.details), Ok(row.details.clone()));
        }
    }
}
