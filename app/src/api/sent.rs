//! What every form of the desk carries.

use serde::{Deserialize, Serialize};

/// Where a form comes from and what it is about: the hidden fields of every form of the desk.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sent {
    /// Proves that the form was made for this session.
    pub csrf: String,
    /// Made when the page was made: a form that is sent twice acts once.
    pub command_id: String,
    /// The event.
    pub slug: String,
    /// The division, from 1.
    pub k: u32,
    /// The stage of the page the form stands on, from 1; 0 where the division has only one.
    #[serde(default)]
    pub s: u32,
}

impl Sent {
    /// A page of the desk with its query, at the stage the form stands on.
    pub fn at_stage(&self, page: &str) -> String {
        with_stage(page, self.s)
    }
}

/// A page with its query, at a stage, from 1; 0 says nothing about the stage.
pub fn with_stage(page: &str, stage: u32) -> String {
    if stage == 0 {
        return page.to_owned();
    }
    let sign = if page.contains('?') { '&' } else { '?' };
    format!("{page}{sign}s={stage}")
}

/// A text as it stands in a query: whatever is not plain ASCII letters, digits, or `-_.~/` is escaped.
pub fn in_query(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stage_stands_after_what_is_asked() {
        assert_eq!(with_stage("round", 0), "round");
        assert_eq!(with_stage("round", 2), "round?s=2");
        assert_eq!(with_stage("round?pick=3", 2), "round?pick=3&s=2");
    }

    #[test]
    fn a_path_with_a_query_survives_in_a_query() {
        assert_eq!(in_query("/desk/e/a/1/round?pick=3"), "/desk/e/a/1/round%3Fpick%3D3");
        assert_eq!(in_query("孙"), "%E5%AD%99");
    }
}
