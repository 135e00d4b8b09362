//! 分组成绩表.

use backend::paper::groups;

use crate::{paper, structures};

#[test]
fn twelve_groups_of_four_stand_on_two_pages() {
    let paper = paper("groups-12x4", |context| groups(context, &structures::groups(&[4; 12])));
    assert!(paper.lies_across());
    assert_eq!(paper.pages.len(), 2);
    paper.shows(&["分组成绩表", "第 1 组", "第 2 组（还有 1 台没有结果）", "第 12 组", "出线", "阿依努尔·吐尔逊"]);
}

#[test]
fn groups_of_unequal_size_keep_their_names() {
    for sizes in [vec![3], vec![4, 4], vec![6, 5, 5], vec![8, 8, 7, 7], vec![14, 13], vec![20]] {
        let view = structures::groups(&sizes);
        let name = format!("groups-{}", sizes.iter().map(u32::to_string).collect::<Vec<_>>().join("-"));
        let paper = paper(&name, |context| groups(context, &view));
        // A name on two lines is read in pieces where another table stands beside it.
        let names = view.groups.iter().flat_map(|group| &group.cross.rows).map(|row| row.person.name.as_str());
        for name in names.filter(|name| name.chars().count() < 9) {
            paper.shows(&[name]);
        }
    }
}

#[test]
fn a_group_larger_than_a_page_goes_on_with_its_head_again() {
    for (sizes, pages) in [(vec![16], 1), (vec![20], 2), (vec![17, 40], 6)] {
        let view = structures::groups(&sizes);
        let name = format!("groups-large-{}", sizes.iter().map(u32::to_string).collect::<Vec<_>>().join("-"));
        let paper = paper(&name, |context| groups(context, &view));
        assert_eq!(paper.pages.len(), pages, "{sizes:?}");
        paper.shows_on_every_page(&["分组成绩表", "姓名", "名次"]);
        paper.shows(&["第 1 组", "出线：1 号 阿依努尔·吐尔逊（青岚一中）。"]);
    }
}

#[test]
fn without_groups_the_paper_says_so() {
    paper("groups-none", |context| groups(context, &Default::default())).shows(&["还没有分组。"]);
}
