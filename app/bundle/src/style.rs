//! Joins `style/*.css` into one sheet: tokens first, then the base, then the parts in order of their names, print last.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::place::Place;

/// Writes `qisai.css`.
pub(crate) fn join(place: &Place) -> Result<()> {
    let mut sheet = String::new();
    for part in parts(&place.root.join("style"))? {
        let text = fs::read_to_string(&part).map_err(|problem| format!("{}: {problem}", part.display()))?;
        sheet.push_str(&without_comments(&text));
    }
    place.write(&place.pkg.join("qisai.css"), &sheet)
}

fn parts(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|problem| format!("{}: {problem}", folder.display()))?;
    let files = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut sheets: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "css")).collect();
    sheets.sort_by_key(|file| order(&file.file_stem().unwrap_or_default().to_string_lossy()));
    Ok(sheets)
}

fn order(name: &str) -> (u8, String) {
    let place = match name {
        "tokens" => 0,
        "base" => 1,
        name if name.contains("print") => 3,
        _ => 2,
    };
    (place, name.to_owned())
}

/// The sheet without comments and without the blanks that begin lines. No part puts `/*` into a string.
fn without_comments(sheet: &str) -> String {
    let mut bare = String::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    bare.lines().map(str::trim).filter(|line| !line.is_empty()).fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_first_and_print_last() {
        let mut names = ["print", "desk", "tokens", "base", "desk-print", "cards"];
        names.sort_by_key(|name| order(name));
        assert_eq!(names, ["tokens", "base", "cards", "desk", "desk-print", "print"]);
    }

    #[test]
    fn comments_and_indentation_go_and_rules_stay() {
        let sheet = "/* a\n b */\nbody {\n  margin: 0; /* c */\n}\n\n.x { color: red }";
        assert_eq!(without_comments(sheet), "body {\nmargin: 0;\n}\n.x { color: red }\n");
    }
}
