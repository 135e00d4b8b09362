//! Text inside `<title>` and `<textarea>`, which the renderer writes as it is: a name with a tag in it would otherwise
//! become part of the page.

/// The text with its marks of HTML written out.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The text as the content of a `<textarea>`: browsers drop a line feed at its beginning, so one is put there for it.
pub fn in_textarea(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("\n{}", escaped(text)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_html_are_written_out_and_nothing_else_changes() {
        assert_eq!(escaped("甲 & 乙 </title>"), "甲 &amp; 乙 &lt;/title&gt;");
        assert_eq!(escaped("每方 20 分钟，“加时” 5 秒"), "每方 20 分钟，“加时” 5 秒");
    }

    #[test]
    fn a_first_empty_line_of_a_text_stays() {
        assert_eq!(in_textarea(""), "");
        assert_eq!(in_textarea("\n甲"), "\n\n甲");
    }
}
