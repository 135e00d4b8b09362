//! `qisai serve` and `qisai demo`: the web service, and how it is set.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use backend::logging::{self, LogFormat};
use backend::{Backend, Config};
use clap::{Args, Parser, ValueEnum};

use super::failure::Failure;

/// Every setting of the server, by flag or by environment.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// Where to listen
    #[arg(long, env = "QISAI_LISTEN", value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    database: Database,
    /// The address under which people reach the server, for links and QR codes; found out when missing
    #[arg(long, env = "QISAI_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// The Chinese font of the papers; looked for in the usual places when missing
    #[arg(long, env = "QISAI_FONT", value_name = "FILE")]
    font: Option<PathBuf>,
    /// A reverse proxy stands in front, whose word on where a request comes from is taken
    #[arg(long, env = "QISAI_BEHIND_PROXY")]
    behind_proxy: bool,
    /// What is logged, as in RUST_LOG
    #[arg(long, env = "QISAI_LOG", value_name = "FILTER", default_value = QUIET)]
    log: String,
    /// The form of the log
    #[arg(long, env = "QISAI_LOG_FORMAT", value_enum, default_value_t = Form::Text)]
    log_format: Form,
}

/// Where everything is kept.
#[derive(Debug, Args)]
pub(super) struct Database {
    /// The folder of the SQLite file; data when missing
    #[arg(long, env = "QISAI_DATA_DIR", value_name = "FOLDER")]
    data_dir: Option<PathBuf>,
    /// The database, sqlite://… or postgres://…; a file in the data folder when missing
    #[arg(long, env = "QISAI_DATABASE_URL", value_name = "URL", hide_env_values = true)]
    database_url: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    Text,
    Json,
}

/// What happens, without what every library says about it.
const QUIET: &str = "info,sea_orm_migration=warn,actix_server=warn";
/// The folder of the demo, apart from real data.
const DEMO_FOLDER: &str = "data-demo";
/// The password of the demo is known to everybody, so nobody else can reach it.
const DEMO_LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

#[derive(Debug, Parser)]
#[command(name = "qisai")]
struct Bare {
    #[command(flatten)]
    options: Options,
}

impl Options {
    /// The settings when no command is given: those of the environment.
    pub(super) fn from_environment() -> Result<Self, Failure> {
        let bare = Bare::try_parse_from(["qisai"]);
        bare.map(|bare| bare.options).map_err(|error| Failure::refused(&error))
    }

    fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            listen: self.listen.unwrap_or(usual.listen),
            public_url: self.public_url.clone(),
            font: self.font.clone(),
            behind_proxy: self.behind_proxy,
            ..self.database.config()
        }
    }

    fn start_log(&self) {
        let form = match self.log_format {
            Form::Text => LogFormat::Text,
            Form::Json => LogFormat::Json,
        };
        logging::start(form, &self.log);
    }
}

impl Database {
    /// The settings of one who only opens the database.
    pub(super) fn config(&self) -> Config {
        let usual = Config::default();
        Config {
            data_dir: self.data_dir.clone().unwrap_or(usual.data_dir),
            database_url: self.database_url.clone(),
            ..Config::default()
        }
    }
}

/// Serves until the process is told to stop.
pub(super) async fn serve(options: &Options) -> Result<String, Failure> {
    options.start_log();
    crate::serve::serve(&options.config()).await.map_err(|error| Failure::other(&error))?;
    Ok(String::new())
}

/// Fills an empty folder with sample events and serves it to this machine.
pub(super) async fn demo(mut options: Options) -> Result<String, Failure> {
    let port = options.listen.map_or(DEMO_LISTEN.port(), |listen| listen.port());
    options.listen = Some(SocketAddr::new(DEMO_LISTEN.ip(), port));
    options.database.data_dir = options.database.data_dir.or_else(|| Some(PathBuf::from(DEMO_FOLDER)));
    options.start_log();
    let backend = Backend::open(&options.config()).await.map_err(|error| Failure::other(&error))?;
    if backend.needs_first_account().await.map_err(|error| Failure::other(&error))?.is_some() {
        crate::demo::fill(&backend).await.map_err(|error| Failure::other(&error))?;
    }
    let note = format!("组织者入口 /desk，账号 {}，密码 {}", crate::demo::NAME, crate::demo::PASSWORD);
    crate::serve::serve_backend(backend, Some(&note)).await.map_err(|error| Failure::other(&error))?;
    Ok(String::new())
}
