//! Whether what is typed fits a person: by characters of the name, letters of its pinyin, the number, or the unit.

/// Somebody who can be found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidate {
    /// Where their page is.
    pub href: String,
    /// 序号, empty before the draw.
    pub no: String,
    /// 姓名.
    pub name: String,
    /// The syllables of the name's pinyin in small letters, with a blank between them.
    pub pinyin: String,
    /// 单位.
    pub unit: String,
}

/// Whether `typed` fits.
pub fn matches(typed: &str, candidate: &Candidate) -> bool {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return false;
    }
    let digits = typed.trim_end_matches('号').trim_end();
    digits == candidate.no
        || candidate.name.to_lowercase().contains(&typed)
        || candidate.unit.to_lowercase().contains(&typed)
        || (is_letters(&typed) && sounds_like(&typed, &candidate.pinyin))
}

fn is_letters(typed: &str) -> bool {
    typed.chars().all(|c| c.is_ascii_alphabetic() || c == ' ' || c == '\'')
}

/// `szx`, `sunzx`, `sun zhi` and `zhixing` all sound like 孙知行: from any syllable on, each syllable by its first letters.
fn sounds_like(typed: &str, pinyin: &str) -> bool {
    let letters: Vec<char> = typed.chars().filter(char::is_ascii_alphabetic).collect();
    let syllables: Vec<&str> = pinyin.split(' ').filter(|syllable| !syllable.is_empty()).collect();
    !letters.is_empty() && (0..syllables.len()).any(|from| begins(&letters, syllables.get(from..).unwrap_or_default()))
}

/// Whether the letters are made of the beginnings of the syllables in turn.
fn begins(letters: &[char], syllables: &[&str]) -> bool {
    let Some((syllable, rest)) = syllables.split_first() else { return letters.is_empty() };
    let common = syllable.chars().zip(letters).take_while(|(a, b)| a == *b).count();
    common == letters.len() || (1..=common).any(|taken| begins(letters.get(taken..).unwrap_or_default(), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sun() -> Candidate {
        Candidate {
            href: String::new(),
            no: "67".to_owned(),
            name: "孙知行".to_owned(),
            pinyin: "sun zhi xing".to_owned(),
            unit: "松风棋院".to_owned(),
        }
    }

    #[test]
    fn a_person_is_found_by_characters_letters_number_and_unit() {
        for typed in [
            "孙",
            "知行",
            "孙知行",
            "67",
            "67号",
            "67 号",
            "松风",
            "s",
            "szx",
            "sunzx",
            "SunZhiXing",
            "sun zhi",
            "zhixing",
            "zx",
            "xing",
        ] {
            assert!(matches(typed, &sun()), "{typed}");
        }
    }

    #[test]
    fn nobody_is_found_by_what_is_not_theirs() {
        for typed in ["", " ", "6", "7", "孙行", "sx", "unzhi", "sunzhixinga", "一中"] {
            assert!(!matches(typed, &sun()), "{typed}");
        }
    }
}
