//! Digests of files, to see what has changed.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::Result;

/// The SHA-256 of files and of everything in folders, in order of their names, in hexadecimal.
pub(crate) fn of_tree(roots: &[PathBuf]) -> Result<String> {
    let mut files = Vec::new();
    for root in roots {
        collect(root, &mut files)?;
    }
    let mut hasher = Sha256::new();
    for file in files {
        let bytes = fs::read(&file).map_err(|problem| format!("{}: {problem}", file.display()))?;
        hasher.update(bytes.len().to_le_bytes());
        hasher.update(bytes);
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    let entries = fs::read_dir(path).and_then(Iterator::collect::<std::io::Result<Vec<_>>>);
    let mut inside: Vec<_> =
        entries.map_err(|problem| format!("{}: {problem}", path.display()))?.iter().map(fs::DirEntry::path).collect();
    inside.sort();
    inside.iter().try_for_each(|entry| collect(entry, files))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_changes_the_digest_and_an_unchanged_one_does_not() {
        let folder = std::env::temp_dir().join(format!("qisai-digest-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).unwrap();
        fs::write(folder.join("inner/a"), "one").unwrap();
        let before = of_tree(std::slice::from_ref(&folder)).unwrap();
        assert_eq!(of_tree(std::slice::from_ref(&folder)).unwrap(), before);
        fs::write(folder.join("inner/a"), "two").unwrap();
        assert_ne!(of_tree(std::slice::from_ref(&folder)).unwrap(), before);
        fs::remove_dir_all(&folder).unwrap();
    }
}
