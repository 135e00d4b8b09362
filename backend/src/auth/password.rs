//! Passwords: argon2id with the parameters that OWASP recommends, computed beside the event loop and only a few at a
//! time, so that many attempts at once exhaust neither memory nor the patience of the hall.

use std::sync::Arc;

use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::error::{Error, Invalid, Result};

const MEMORY_KIB: u32 = 19_456;
const PASSES: u32 = 2;
const LANES: u32 = 1;
const AT_ONCE: usize = 2;

/// Hashes and verifies passwords.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// What an unknown name is verified against, so that it takes as long as a known one.
    nobody: Arc<str>,
}

impl Passwords {
    pub(crate) fn new() -> Result<Self> {
        let nobody = hash(&crate::random::token())?;
        Ok(Self { turns: Arc::new(Semaphore::new(AT_ONCE)), nobody: nobody.into() })
    }

    /// The text to store for a new password.
    pub(crate) async fn hash(&self, password: &str) -> Result<String> {
        check_length(password)?;
        let password = password.to_owned();
        self.in_turn(move || hash(&password)).await
    }

    /// Whether the password is the stored one. Without a stored one it is not, and takes as long to find out.
    pub(crate) async fn verify(&self, password: &str, stored: Option<&str>) -> Result<bool> {
        let known = stored.is_some();
        let stored = stored.unwrap_or(&self.nobody).to_owned();
        let password = password.to_owned();
        let matches = self.in_turn(move || verify(&password, &stored)).await?;
        Ok(known && matches)
    }

    async fn in_turn<T: Send + 'static>(&self, work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
        let _turn = self.turns.acquire().await.map_err(Error::internal)?;
        spawn_blocking(work).await.map_err(Error::internal)?
    }
}

fn check_length(password: &str) -> Result<()> {
    let length = password.chars().count();
    if (8..=200).contains(&length) { Ok(()) } else { Err(Invalid::Password.into()) }
}

fn argon2() -> Result<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(Error::internal)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Result<String> {
    let salt = SaltString::generate(&mut OsRng);
    let hash = argon2()?.hash_password(password.as_bytes(), &salt).map_err(Error::internal)?;
    Ok(hash.to_string())
}

fn verify(password: &str, stored: &str) -> Result<bool> {
    let stored = PasswordHash::new(stored).map_err(Error::internal)?;
    Ok(argon2()?.verify_password(password.as_bytes(), &stored).is_ok())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_verified_against_what_is_stored() {
        let passwords = Passwords::new().unwrap();
        let stored = passwords.hash("马走日象走田").await.unwrap_err();
        assert!(matches!(stored, Error::Invalid(Invalid::Password)));
        let stored = passwords.hash("马走日象走田炮翻山").await.unwrap();
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(passwords.verify("马走日象走田炮翻山", Some(&stored)).await.unwrap());
        assert!(!passwords.verify("马走日象走田炮翻岭", Some(&stored)).await.unwrap());
        assert!(!passwords.verify("马走日象走田炮翻山", None).await.unwrap());
    }
}
