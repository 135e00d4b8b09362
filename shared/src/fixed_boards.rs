//! The JSON form of a map by number: a JSON object, whose keys are always texts.
//!
//! Written out, because serde reads a text key as a number only where the map stands directly in the JSON, and not
//! inside a tagged command or a flattened stage.

use std::collections::BTreeMap;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

use crate::id::No;

pub(crate) fn serialize<S: Serializer>(boards: &BTreeMap<No, u32>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(boards.iter().map(|(no, board)| (no.to_string(), board)))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<No, u32>, D::Error> {
    let boards = BTreeMap::<String, u32>::deserialize(deserializer)?;
    let number = |key: String| key.parse().map(No).map_err(|_| D::Error::custom(format!("`{key}` is no number")));
    boards.into_iter().map(|(key, board)| Ok((number(key)?, board))).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        Boards {
            #[serde(with = "super")]
            boards: BTreeMap<No, u32>,
        },
    }

    #[test]
    fn boards_inside_a_tagged_value_read_back() {
        let tagged = Tagged::Boards { boards: [(No(3), 1), (No(12), 2)].into() };
        let json = serde_json::to_string(&tagged).unwrap();
        assert_eq!(json, r#"{"kind":"Boards","boards":{"3":1,"12":2}}"#);
        assert_eq!(serde_json::from_str::<Tagged>(&json).unwrap(), tagged);
    }

    #[test]
    fn a_key_that_is_no_number_is_refused() {
        assert!(serde_json::from_str::<Tagged>(r#"{"kind":"Boards","boards":{"甲":2}}"#).is_err());
    }
}
