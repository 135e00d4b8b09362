//! Acknowledged means on disk: a server that is killed loses nothing that it has answered.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command as Process, Stdio};

use crate::common::Server;
use crate::common::database::Fresh;
use crate::common::event::{begin, result};
use crate::common::server::open;
use backend::auth::Actor;
use shared::result::GameResult;
use uuid::Uuid;

const URL: &str = "QISAI_TEST_KILLED_URL";
const SLUG: &str = "QISAI_TEST_KILLED_SLUG";
const BOARDS: u32 = 30;

#[actix_web::test]
async fn results_answered_before_a_kill_are_there_after_it() {
    let server = Server::on_sqlite().await;
    let slug = begin(&server, &server.admin().await, 2 * BOARDS).await;
    server.backend.close().await.unwrap();
    let mut child = Process::new(std::env::current_exe().unwrap())
        .args(["--exact", "durability::a_server_that_will_be_killed", "--nocapture"])
        .envs([(URL, &server.database.url), (SLUG, &slug)])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut answered = lines.filter_map(|line| line.strip_prefix("answered ")?.parse::<u32>().ok());
    let seen: Vec<u32> = answered.by_ref().take(7).collect();
    child.kill().unwrap();
    child.wait().unwrap();
    let seen: Vec<u32> = seen.into_iter().chain(answered).collect();
    assert!(seen.len() >= 7 && seen.len() < BOARDS as usize, "killed after {seen:?}");
    let stored = server.other().await.division(&slug, 1).await.unwrap();
    for pairing in &stored.division.stages[0].rounds[0].pairings {
        let must_be_there = seen.contains(&pairing.board);
        assert!(!must_be_there || pairing.result == GameResult::Draw, "board {} is lost", pairing.board);
    }
}

/// Not a test by itself: what the test above starts as another process, and kills.
#[actix_web::test]
async fn a_server_that_will_be_killed() {
    let (Ok(url), Ok(slug)) = (std::env::var(URL), std::env::var(SLUG)) else { return };
    let backend = open(&Fresh::at(&url)).await;
    for board in 1..BOARDS {
        let command = result(1, board, 0, GameResult::Draw);
        backend.run(&Actor::console(), &slug, 1, Uuid::new_v4(), command).await.unwrap();
        println!("answered {board}");
        std::io::stdout().flush().unwrap();
    }
    std::thread::park();
}
