//! Invented people, among them the names that papers get wrong.

use shared::id::No;
use shared::view::Person;

/// Names with rare characters, the longest names, and two people of one name.
pub(crate) const HARD: [&str; 14] = [
    "阿依努尔·吐尔逊",
    "王𬭎",
    "龚䶮",
    "李㛃",
    "赵堃",
    "陈喆",
    "周𠅤",
    "阿卜杜热合曼·阿卜杜外力",
    "欧阳震华",
    "王伟",
    "王伟",
    "Alexandra Richardson",
    "买买提依明·吐尔逊买买提·阿不都热依木",
    "昇峯",
];

const SURNAMES: [&str; 30] = [
    "丁", "任", "何", "侯", "倪", "傅", "冯", "刘", "卢", "叶", "吕", "吴", "唐", "夏", "姜", "孔", "孙", "孟", "宋",
    "崔", "康", "张", "彭", "徐", "戴", "方", "施", "曹", "李", "杜",
];
const GIVEN: [&str; 20] = [
    "向晚", "重", "砚秋", "应物", "安澜", "怀瑾", "一诺", "伯安", "佳禾", "清越", "知非", "青岩", "念慈", "景行", "沐",
    "尚文", "维桢", "知行", "昭宁", "乐山",
];
const UNITS: [&str; 7] = [
    "青岚一中",
    "松风棋院",
    "市图书馆",
    "机床厂工会",
    "河湾街道",
    "云台中学",
    "青岚市高新技术产业开发区第二实验小学附属棋校",
];

/// This many people with numbers from 1, the hard names first.
pub(crate) fn people(count: u32) -> Vec<Person> {
    (0..count).map(person).collect()
}

fn person(place: u32) -> Person {
    let at = usize::try_from(place).unwrap();
    let name = HARD.get(at).map_or_else(
        || {
            let at = at - HARD.len();
            format!("{}{}", SURNAMES[at % 30], GIVEN[(at / 30 + at * 7) % 20])
        },
        |name| (*name).to_owned(),
    );
    Person { no: No(place + 1), name, unit: UNITS[at % 7].to_owned() }
}
