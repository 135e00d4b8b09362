//! 拼音: the order and the letters of lists by name.
//!
//! A name stands by the reading of its first character, then by that character itself, so that one surname stays
//! together; then by the next character, and so on. Some characters are read otherwise as a surname.

use std::cmp::Ordering;

use pinyin::ToPinyin;

/// Surnames of one character whose reading differs from the usual one.
const SURNAMES: [(&str, &str); 35] = [
    ("单單", "shan"),
    ("解", "xie"),
    ("曾", "zeng"),
    ("仇", "qiu"),
    ("查", "zha"),
    ("盖蓋", "ge"),
    ("任", "ren"),
    ("区區", "ou"),
    ("朴", "piao"),
    ("翟", "zhai"),
    ("缪繆", "miao"),
    ("种", "chong"),
    ("黑", "he"),
    ("乐樂", "yue"),
    ("洗", "xian"),
    ("员員", "yun"),
    ("秘", "bi"),
    ("折", "she"),
    ("繁", "po"),
    ("覃", "qin"),
    ("召", "shao"),
    ("祭", "zhai"),
    ("句", "gou"),
    ("卜", "bu"),
    ("重", "chong"),
    ("都", "du"),
    ("藏", "zang"),
    ("乜", "nie"),
    ("阚闞", "kan"),
    ("颉頡", "xie"),
    ("粘", "nian"),
    ("角", "jue"),
    ("佴", "nai"),
    ("么麼", "yao"),
    ("郇", "xun"),
];

/// Surnames of two characters whose reading differs from the usual one.
const DOUBLE_SURNAMES: [(&str, [&str; 2]); 9] = [
    ("尉迟", ["yu", "chi"]),
    ("尉遲", ["yu", "chi"]),
    ("万俟", ["mo", "qi"]),
    ("萬俟", ["mo", "qi"]),
    ("长孙", ["zhang", "sun"]),
    ("長孫", ["zhang", "sun"]),
    ("单于", ["chan", "yu"]),
    ("澹台", ["tan", "tai"]),
    ("澹臺", ["tan", "tai"]),
];

/// The letter under which a name is listed: `A`..`Z`, or `#` where the first character has no reading.
pub fn letter(name: &str) -> char {
    let first = read(name).into_iter().next();
    first.and_then(|sign| sign.reading.chars().next()).map_or('#', |letter| letter.to_ascii_uppercase())
}

/// The name in letters, a word for each character: `shan xia li`. Characters without a reading stay as they are.
pub fn spell(name: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let mut in_word = false;
    for sign in read(name) {
        match words.last_mut() {
            Some(word) if in_word && sign.is_latin() => word.push(sign.character),
            _ if sign.character.is_whitespace() => {}
            _ if sign.reading.is_empty() || sign.is_latin() => words.push(sign.character.to_string()),
            _ => words.push(sign.reading.clone()),
        }
        in_word = sign.is_latin();
    }
    words.join(" ")
}

/// Puts anything with a name in order of pinyin; equal names keep their order.
pub fn sort_by_name<T>(items: &mut [T], name: impl Fn(&T) -> &str) {
    items.sort_by_cached_key(|item| SortKey::of(name(item)));
}

/// Where a name stands in a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SortKey(Vec<Sign>);

impl SortKey {
    /// The key of a name.
    pub fn of(name: &str) -> Self {
        Self(read(name))
    }
}

/// A character of a name and its reading; empty where it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sign {
    reading: String,
    character: char,
}

impl Sign {
    const fn is_latin(&self) -> bool {
        self.character.is_ascii_alphabetic()
    }
}

impl Ord for Sign {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |sign: &Self| (sign.reading.is_empty(), sign.reading.clone(), sign.character);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Sign {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn read(name: &str) -> Vec<Sign> {
    let surname = surname_readings(name);
    let readings = surname.into_iter().map(Some).chain(std::iter::repeat(None));
    name.chars()
        .zip(readings)
        .map(|(character, surname)| Sign { reading: reading(character, surname), character })
        .collect()
}

fn surname_readings(name: &str) -> Vec<&'static str> {
    if let Some((_, readings)) = DOUBLE_SURNAMES.iter().find(|(surname, _)| name.starts_with(surname)) {
        return readings.to_vec();
    }
    let single = SURNAMES.iter().find(|(characters, _)| name.starts_with(|first| characters.contains(first)));
    single.map(|&(_, reading)| reading).into_iter().collect()
}

fn reading(character: char, surname: Option<&str>) -> String {
    match (surname, character.to_pinyin()) {
        (Some(surname), _) => surname.to_owned(),
        (None, Some(usual)) => usual.plain().to_owned(),
        (None, None) if character.is_ascii_alphabetic() => character.to_ascii_lowercase().to_string(),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_surname_is_read_as_a_surname() {
        let read = "单 解 曾 仇 查 盖 任 区 朴 翟 缪 种 黑 乐 员 覃 華 單";
        let letters: String = read.split(' ').map(letter).collect();
        assert_eq!(letters, "SXZQZGROPZMCHYYQHS");
    }

    #[test]
    fn double_surnames_are_read_whole() {
        assert_eq!(spell("尉迟恭"), "yu chi gong");
        assert_eq!(spell("万俟卨"), "mo qi xie");
        assert_eq!(spell("长孙无忌"), "zhang sun wu ji");
        assert_eq!(spell("万里"), "wan li");
    }

    #[test]
    fn the_reading_of_a_surname_is_not_that_of_a_given_name() {
        assert_eq!(spell("单霞丽"), "shan xia li");
        assert_eq!(spell("李单"), "li dan");
    }

    #[test]
    fn one_surname_stays_together_among_others_of_the_same_sound() {
        let mut names = ["王二", "汪一", "王一", "汪二", "安", "Zoe", "阿里", "2号", "Li Ming"];
        sort_by_name(&mut names, |name| name);
        assert_eq!(names, ["阿里", "安", "Li Ming", "汪二", "汪一", "王二", "王一", "Zoe", "2号"]);
    }

    #[test]
    fn what_has_no_reading_stands_last_under_a_sign() {
        assert_eq!(letter("2号"), '#');
        assert_eq!(letter(""), '#');
        assert_eq!(letter("zoe"), 'Z');
        assert_eq!(spell("Li Ming 3号"), "Li Ming 3 hao");
    }
}
