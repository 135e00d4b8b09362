//! What the terminal says once the service is up.

use std::io::Write;
use std::net::SocketAddr;

use backend::{Backend, network};

/// Prints the address, its QR code when phones can reach it, and, before the first account, the way to make it.
///
/// # Errors
/// When the database does not answer.
pub(super) async fn announce(backend: &Backend, listening: &[SocketAddr], note: Option<&str>) -> backend::Result<()> {
    let url = backend.config().public_url();
    let mut text = format!("\n棋赛 Qisai 已启动：{url}\n");
    if listening.iter().any(|address| !address.ip().is_loopback())
        && let Some(code) = network::terminal_qr(&url)
    {
        text.push_str("同一网络里的手机扫码打开：\n");
        text.push_str(&code);
        text.push('\n');
    }
    if let Some(first) = backend.needs_first_account().await?
        && let Some(link) = first.link()
    {
        text.push_str(&format!("还没有账号。请在浏览器打开这个一次性链接，建立第一个账号：\n  {link}\n"));
    }
    if let Some(note) = note {
        text.push_str(note);
        text.push('\n');
    }
    text.push_str("按 Ctrl+C 停止。\n");
    let mut out = std::io::stdout().lock();
    // A closed terminal is no reason not to serve.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    tracing::info!(?listening, "serving");
    Ok(())
}
