//! A pasted text as plain lines: without marks that nobody sees, and with one kind of digits and blanks.

/// The text with line feeds only, full-width digits, letters and blanks made half-width, and control characters and
/// other invisible marks left out.
pub(super) fn text(text: &str) -> String {
    text.replace("\r\n", "\n").chars().filter_map(sign).collect()
}

fn sign(sign: char) -> Option<char> {
    match sign {
        '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\n' | '\t' => Some(sign),
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}' | '\u{ad}' => None,
        '０'..='９' | 'Ａ'..='Ｚ' | 'ａ'..='ｚ' => half_width(sign),
        _ if sign.is_whitespace() => Some(' '),
        _ if sign.is_control() => None,
        _ => Some(sign),
    }
}

/// Full-width digits and letters stand at the same distance from their half-width twins.
fn half_width(sign: char) -> Option<char> {
    char::from_u32(u32::from(sign) - 0xfee0)
}

/// Whether this is a Chinese character.
pub(super) fn is_han(sign: char) -> bool {
    matches!(sign, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}' | '〇')
}

/// A cell with single blanks, and none between two Chinese characters of a name (`张 三` is 张三).
pub(super) fn name(cell: &str) -> String {
    let mut name = String::new();
    for part in cell.split_whitespace() {
        let joins_han = name.chars().last().is_some_and(is_han) && part.chars().next().is_some_and(is_han);
        if !name.is_empty() && !joins_han {
            name.push(' ');
        }
        name.push_str(part);
    }
    name
}

/// A cell with single blanks.
pub(super) fn words(cell: &str) -> String {
    cell.split_whitespace().collect::<Vec<_>>().join(" ")
}
