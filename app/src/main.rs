//! The program `qisai`.

use std::process::ExitCode;

use backend::logging::{self, LogFormat};

#[actix_web::main]
async fn main() -> ExitCode {
    logging::start(LogFormat::Text, "info,sea_orm_migration=warn,actix_server=warn");
    match app::serve::serve(&backend::Config::default()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qisai: {error}");
            ExitCode::FAILURE
        }
    }
}
