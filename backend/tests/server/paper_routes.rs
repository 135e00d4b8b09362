//! Papers over HTTP: of what is published, and of nothing else.

use crate::common::event::{begin, make};
use crate::common::{Server, on_both_databases};
use shared::command::Command;

/// Papers of a round.
const KINDS: [&str; 6] = ["boards", "names", "standings", "cross", "rounds", "match"];
/// Papers of structures that a round robin of people does not have.
const OTHERS: [&str; 5] = ["bracket", "groups", "heats", "teams", "totals"];

on_both_databases! {
    async fn everybody_gets_the_papers_of_a_published_round(server) {
        let slug = begin(&server, &server.admin().await, 4).await;
        assert!(server.backend.can_print(), "fonts-noto-cjk is not installed");
        for kind in KINDS {
            let answer = server.browser().get(&format!("/e/{slug}/1/papers/{kind}.pdf?round=1")).await;
            assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/pdf")), "{kind}");
            assert!(answer.body.starts_with("%PDF-"), "{kind}");
            assert!(answer.header("content-disposition").unwrap().starts_with("inline; filename*=UTF-8''%E8%BF%8E"), "{answer:?}");
            let last = server.browser().get(&format!("/e/{slug}/1/papers/{kind}.pdf")).await;
            assert_eq!(last.status, 200, "{kind}");
        }
    }

    async fn a_paper_is_of_the_stage_that_is_asked_for(server) {
        let slug = begin(&server, &server.admin().await, 4).await;
        for (query, status) in [("s=1", 200), ("s=1&round=1", 200), ("s=2", 404), ("s=0", 404), ("s=1&round=2", 404), ("board=2", 200), ("board=9", 404)] {
            let answer = server.browser().get(&format!("/e/{slug}/1/papers/match.pdf?{query}")).await;
            assert_eq!(answer.status, status, "{query}");
        }
    }

    async fn what_a_structure_does_not_have_is_on_no_paper(server) {
        let slug = begin(&server, &server.admin().await, 4).await;
        for kind in OTHERS {
            let answer = server.browser().get(&format!("/e/{slug}/1/papers/{kind}.pdf?size=a3")).await;
            assert_eq!(answer.status, 404, "{kind}");
        }
        assert_eq!(server.browser().get(&format!("/e/{slug}/1/papers/places.pdf")).await.status, 200);
    }

    async fn a_proposed_round_has_no_papers(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        assert_eq!(admin.run(&slug, &Command::ProposeRound { stage: 0 }).await.status, 200);
        for kind in KINDS {
            for round in [0, 2, 99] {
                let answer = server.browser().get(&format!("/e/{slug}/1/papers/{kind}.pdf?round={round}")).await;
                assert_eq!(answer.status, 404, "{kind} of {round}");
            }
        }
    }

    async fn what_is_not_there_has_no_papers(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        for path in [format!("/e/{slug}/1/papers/boards.pdf"), format!("/e/{slug}/2/papers/boards.pdf"), format!("/e/{slug}/1/papers/money.pdf"), "/e/nowhere/1/papers/boards.pdf".to_owned()] {
            assert_eq!(server.browser().get(&path).await.status, 404, "{path}");
        }
    }
}
