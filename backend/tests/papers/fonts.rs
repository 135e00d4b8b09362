//! Fonts: subsets, and characters that no font has.

use std::path::Path;

use backend::paper::{Fonts, boards, names};

use crate::{paper, views};

#[test]
fn only_subsets_are_embedded_and_all_text_can_be_copied() {
    let paper = paper("fonts", |context| boards(context, &views::round(30)));
    let fonts = paper.fonts();
    for line in fonts.lines().skip(2) {
        let words: Vec<&str> = line.split_whitespace().collect();
        assert!(line.starts_with("QISAIA+"), "{fonts}");
        assert!(words.windows(3).any(|flags| flags == ["yes", "yes", "yes"]), "embedded, subset, Unicode: {fonts}");
    }
    assert!(paper.bytes.len() < 100_000, "{} bytes", paper.bytes.len());
}

#[test]
fn a_character_that_no_font_has_is_a_box_and_is_named_in_a_note() {
    let mut view = views::round(4);
    "王\u{32FFF}".clone_into(&mut view.boards[0].second.person.name);
    let board = paper("missing-boards", |context| boards(context, &view));
    board.shows(&["□", "U+32FFF"]);
    view.names[1].person.name = view.boards[0].second.person.name.clone();
    paper("missing-names", |context| names(context, &view)).shows(&["□", "U+32FFF"]);
}

#[test]
fn a_file_that_is_no_font_is_refused() {
    let error = Fonts::find(Some(Path::new("Cargo.toml"))).unwrap_err();
    assert!(error.to_string().contains("no Chinese font found"), "{error}");
}
