//! Divisions as last loaded, so that a page which everybody in the hall opens costs one small query.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::division::LoadedDivision;

/// More divisions than one server runs in one day.
const CAPACITY: usize = 128;

/// The last known state of each division, by the row's id.
#[derive(Debug, Default)]
pub(crate) struct DivisionCache {
    divisions: Mutex<HashMap<i64, Arc<LoadedDivision>>>,
}

impl DivisionCache {
    /// The division, if it is known in these versions of its own and of its event.
    pub(crate) fn get(&self, id: i64, version: i64, event_version: i64) -> Option<Arc<LoadedDivision>> {
        let divisions = self.divisions.lock().unwrap_or_else(PoisonError::into_inner);
        let known = divisions.get(&id)?;
        (known.version == version && known.event_version == event_version).then(|| Arc::clone(known))
    }

    /// Keeps a state, unless a newer one is known.
    pub(crate) fn put(&self, id: i64, division: &Arc<LoadedDivision>) {
        let mut divisions = self.divisions.lock().unwrap_or_else(PoisonError::into_inner);
        let age = |division: &LoadedDivision| (division.version, division.event_version);
        if divisions.get(&id).is_some_and(|known| age(known) > age(division)) {
            return;
        }
        if divisions.len() >= CAPACITY && !divisions.contains_key(&id) {
            divisions.clear();
        }
        divisions.insert(id, Arc::clone(division));
    }
}
