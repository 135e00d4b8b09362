//! `qisai demo`: six sample events, made by the same commands that an organizer gives. Always the same, but for the
//! day on which they are held.

mod chance;
mod desk;
mod events;
mod people;
mod staged;

use backend::{Backend, Result};

/// Who organizes the sample events.
pub const NAME: &str = "演示";
/// Known to everybody, so the demo listens on this machine only.
pub const PASSWORD: &str = "qisai-demo";

/// Makes the account and the events in an empty database.
///
/// # Errors
/// What the backend refuses: nothing, as long as the rules and the script of the events agree.
pub async fn fill(backend: &Backend) -> Result<()> {
    let actor = desk::sign_up(backend).await?;
    events::gomoku(backend, &actor).await?;
    events::junior(backend, &actor).await?;
    staged::clubs(backend, &actor).await?;
    staged::night(backend, &actor).await?;
    staged::school(backend, &actor).await?;
    events::open(backend, &actor).await
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn the_sample_events_are_lively() {
        let folder = std::env::temp_dir().join(format!("qisai-demo-test-{}", std::process::id()));
        let config = backend::Config { data_dir: folder.clone(), ..backend::Config::default() };
        let backend = Backend::open(&config).await.unwrap();
        fill(&backend).await.unwrap();

        let events = backend.events().await.unwrap();
        assert_eq!(events.len(), 6);
        let open = backend.division(&events.first().unwrap().slug, 1).await.unwrap();
        let stage = open.division.stages.first().unwrap();
        assert_eq!((open.division.entrants.len(), stage.rounds.len()), (68, 5));
        assert!(stage.rounds.iter().take(4).all(shared::stage::Round::is_complete));
        let last = stage.rounds.last().unwrap();
        assert!(last.has_results() && !last.is_complete() && last.bye.is_some());
        assert!(open.division.entrants.iter().any(|entrant| entrant.withdrawn_after.is_some()));
        let games = || stage.rounds.iter().flat_map(|round| &round.pairings);
        assert!(games().any(|game| !game.result.is_played()) && games().any(|game| game.fouls != [0, 0]));
        assert!(backend.division(&events.last().unwrap().slug, 1).await.unwrap().division.finished);

        backend.close().await.unwrap();
        std::fs::remove_dir_all(folder).unwrap();
    }
}
