//! The names a page hands to its search, as one text: a line each, its parts between tabs. As lists of values they
//! would need a parser of their own in the browser and be twice as long.

use super::matching::Candidate;

/// All of them as one text. Tabs and line ends cannot stand in what they part.
pub fn pack(candidates: &[Candidate]) -> String {
    candidates.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn line(candidate: &Candidate) -> String {
    let Candidate { href, no, name, pinyin, unit } = candidate;
    [href, no, name, pinyin, unit].map(|part| part.replace(['\t', '\n'], " ")).join("\t")
}

/// What was packed.
pub fn unpack(text: &str) -> Vec<Candidate> {
    text.lines().map(read).collect()
}

fn read(line: &str) -> Candidate {
    let mut parts = line.split('\t').map(str::to_owned);
    let mut part = || parts.next().unwrap_or_default();
    Candidate { href: part(), no: part(), name: part(), pinyin: part(), unit: part() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_reads_back() {
        let sun = Candidate {
            href: "/e/x/1/players/67".to_owned(),
            no: "67".to_owned(),
            name: "孙知行".to_owned(),
            pinyin: "sun zhi xing".to_owned(),
            unit: String::new(),
        };
        let odd = Candidate { name: "a\tb".to_owned(), ..Candidate::default() };
        let back = unpack(&pack(&[sun.clone(), odd]));
        assert_eq!(back.first(), Some(&sun));
        assert_eq!(back.last().map(|last| last.name.as_str()), Some("a b"));
    }
}
