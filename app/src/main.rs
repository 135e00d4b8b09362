//! The program `qisai`.

use std::process::ExitCode;

#[actix_web::main]
async fn main() -> ExitCode {
    match app::serve::serve("127.0.0.1:8080").await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("qisai: {error}");
            ExitCode::FAILURE
        }
    }
}
