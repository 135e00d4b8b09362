//! The program `qisai`.

use std::process::ExitCode;

#[actix_web::main]
async fn main() -> ExitCode {
    app::cli::run(std::env::args_os()).await
}
