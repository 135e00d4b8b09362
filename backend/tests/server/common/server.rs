//! The server under test.

use std::net::SocketAddr;

use actix_web::middleware::from_fn;
use actix_web::web::Data;
use actix_web::{App, HttpServer};
use backend::{Backend, Config, routes};

use super::Browser;
use super::database::Fresh;

pub const ORGANIZER: &str = "王老师";
pub const PASSWORD: &str = "xiangqi-2026";

pub struct Server {
    pub backend: Backend,
    pub address: SocketAddr,
    pub database: Fresh,
}

impl Server {
    pub async fn on_sqlite() -> Self {
        Self::on(Fresh::sqlite()).await
    }

    pub async fn on_postgres() -> Option<Self> {
        Some(Self::on(Fresh::postgres().await?).await)
    }

    pub async fn on(database: Fresh) -> Self {
        let backend = open(&database).await;
        let data = Data::new(backend.clone());
        let app = move || {
            App::new().app_data(data.clone()).wrap(from_fn(routes::security_headers)).configure(routes::configure)
        };
        let server = HttpServer::new(app).workers(2).disable_signals().bind(("127.0.0.1", 0)).unwrap();
        let address = server.addrs()[0];
        actix_web::rt::spawn(server.run());
        Self { backend, address, database }
    }

    /// Another server on the same database, which therefore knows only what is on disk.
    pub async fn other(&self) -> Backend {
        open(&self.database).await
    }

    /// A browser that nobody has signed in with.
    pub fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// The admin, signed in with the code of the first start.
    pub async fn admin(&self) -> Browser {
        let first = self.backend.needs_first_account().await.unwrap().unwrap();
        let token = self.backend.first_account(first.code().unwrap(), ORGANIZER, PASSWORD, "here").await.unwrap();
        self.browser_with(token.as_str()).await
    }

    /// One more organizer, of an event or of none.
    pub async fn organizer(&self, admin: &Browser, name: &str, event: Option<&str>) -> Browser {
        let invitation = self.backend.invite(&admin.actor(self).await, event).await.unwrap();
        let token = invitation.link.rsplit('/').next().unwrap();
        let token = self.backend.accept_invite(token, name, PASSWORD).await.unwrap();
        self.browser_with(token.as_str()).await
    }

    async fn browser_with(&self, token: &str) -> Browser {
        let session = self.backend.session(token).await.unwrap().unwrap();
        Browser { token: Some(token.to_owned()), csrf: session.csrf, ..self.browser() }
    }
}

pub async fn open(database: &Fresh) -> Backend {
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 1)),
        database_url: Some(database.url.clone()),
        ..Config::default()
    };
    Backend::open(&config).await.unwrap()
}
