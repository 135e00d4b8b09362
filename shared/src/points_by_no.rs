//! The JSON form of points by number: an object whose keys are texts (see [`crate::fixed_boards`]).

use std::collections::BTreeMap;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::Serializer;

use crate::id::No;
use crate::points::Points;

pub(crate) fn serialize<S: Serializer>(points: &BTreeMap<No, Points>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(points.iter().map(|(no, points)| (no.to_string(), points)))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<No, Points>, D::Error> {
    let points = BTreeMap::<String, Points>::deserialize(deserializer)?;
    let number = |key: String| key.parse().map(No).map_err(|_| D::Error::custom(format!("`{key}` is no number")));
    points.into_iter().map(|(key, points)| Ok((number(key)?, points))).collect()
}
