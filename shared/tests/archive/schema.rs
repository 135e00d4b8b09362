//! The JSON Schema in `schema/` is the one the types make.

use shared::archive::schema;

#[test]
fn the_committed_schema_is_current() {
    let committed = include_str!("../../schema/archive.schema.json");
    assert!(schema() == committed, "run `qisai schema > shared/schema/archive.schema.json`");
}

#[test]
fn every_key_is_documented() {
    let schema: serde_json::Value = serde_json::from_str(&schema()).unwrap();
    let mut kinds: Vec<_> = schema["$defs"].as_object().unwrap().iter().collect();
    let top = "Archive".to_owned();
    kinds.push((&top, &schema));
    for (kind, definition) in kinds {
        let Some(keys) = definition["properties"].as_object() else { continue };
        for (key, documented) in keys {
            assert!(documented["description"].is_string(), "{kind}.{key} has no description");
        }
    }
}
