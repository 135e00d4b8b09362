//! Reads a paper back with poppler.

use std::path::PathBuf;
use std::process::Command;

/// A paper, saved and read back.
pub(crate) struct Paper {
    /// The file.
    pub bytes: Vec<u8>,
    /// The text of each page in its layout.
    pub pages: Vec<String>,
    path: PathBuf,
    kept: bool,
}

impl Paper {
    pub(crate) fn new(name: &str, bytes: Vec<u8>) -> Self {
        let keep = std::env::var_os("KEEP_PAPERS").map(PathBuf::from);
        let folder = keep.clone().unwrap_or_else(std::env::temp_dir);
        std::fs::create_dir_all(&folder).unwrap();
        let own = if keep.is_some() { String::new() } else { format!("qisai-{}-", std::process::id()) };
        let path = folder.join(format!("{own}{name}.pdf"));
        std::fs::write(&path, &bytes).unwrap();
        let mut paper = Self { bytes, pages: Vec::new(), path, kept: keep.is_some() };
        let text = paper.ask("pdftotext", &["-layout"], &["-"]);
        paper.pages = text.split_terminator('\u{C}').map(str::to_owned).collect();
        paper
    }

    /// The text of all pages.
    pub(crate) fn text(&self) -> String {
        self.pages.concat()
    }

    /// What `pdffonts` says of the embedded fonts.
    pub(crate) fn fonts(&self) -> String {
        self.ask("pdffonts", &[], &[])
    }

    /// Whether the pages lie across.
    pub(crate) fn lies_across(&self) -> bool {
        let info = self.ask("pdfinfo", &[], &[]);
        info.lines().any(|line| line.starts_with("Page size") && line.contains("841.89 x 595.276"))
    }

    /// The line of text that holds all of these words.
    pub(crate) fn line(&self, words: &[&str]) -> String {
        let text = self.text();
        let line = text.lines().find(|line| words.iter().all(|word| line.contains(word)));
        line.unwrap_or_else(|| panic!("no line with {words:?} in\n{text}")).to_owned()
    }

    /// Asserts that each of these stands somewhere.
    pub(crate) fn shows(&self, words: &[&str]) {
        let text = self.text();
        let close = without_blanks(&text);
        for word in words {
            assert!(close.contains(&without_blanks(word)), "{word} is not in\n{text}");
        }
    }

    /// Asserts that each of these stands on every page, whatever blanks the reader guesses between cells.
    pub(crate) fn shows_on_every_page(&self, words: &[&str]) {
        for page in &self.pages {
            let close = without_blanks(page);
            for word in words {
                assert!(close.contains(&without_blanks(word)), "{word} is not in\n{page}");
            }
        }
    }

    fn ask(&self, tool: &str, before: &[&str], after: &[&str]) -> String {
        let output = Command::new(tool).args(before).arg(&self.path).args(after).output();
        let output = output.unwrap_or_else(|error| panic!("{tool} of poppler-utils is needed: {error}"));
        assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

fn without_blanks(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

impl Drop for Paper {
    fn drop(&mut self) {
        if !self.kept {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}
