//! Settings of the server, from whatever reads flags and environment.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};

use crate::network;

/// Everything that can be set. The defaults serve one laptop.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the SQLite file.
    pub data_dir: PathBuf,
    /// `sqlite://…` or `postgres://…`; a file in the data folder when missing.
    pub database_url: Option<String>,
    /// The address under which people reach the server, for links and QR codes; found out when missing.
    pub public_url: Option<String>,
    /// The font of the papers; looked for when missing.
    pub font: Option<PathBuf>,
    /// Whether a reverse proxy stands in front, whose word on where a request comes from is taken.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from((Ipv4Addr::UNSPECIFIED, 8080)),
            data_dir: PathBuf::from("data"),
            database_url: None,
            public_url: None,
            font: None,
            behind_proxy: false,
        }
    }
}

impl Config {
    /// The URL of the database.
    pub fn database_url(&self) -> String {
        let file = self.data_dir.join("qisai.sqlite");
        self.database_url.clone().unwrap_or_else(|| format!("sqlite://{}", in_url(&file)))
    }

    /// The base of all links, without a slash at its end: as set, or the LAN address when listening on all interfaces.
    pub fn public_url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("http://{}", SocketAddr::new(self.reachable(), self.listen.port())),
        }
    }

    /// Whether people come by https, so that cookies must not travel otherwise.
    pub fn is_https(&self) -> bool {
        self.public_url().starts_with("https://")
    }

    fn reachable(&self) -> IpAddr {
        let ip = self.listen.ip();
        if !ip.is_unspecified() {
            return ip;
        }
        network::lan_address().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V4)
    }
}

/// A path inside a URL: what would end the path there is written as its code.
fn in_url(path: &Path) -> String {
    path.display().to_string().replace('%', "%25").replace('?', "%3F").replace('#', "%23")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_taken_as_set_without_its_last_slash() {
        let config = Config { public_url: Some("https://qi.example/".to_owned()), ..Config::default() };
        assert_eq!(config.public_url(), "https://qi.example");
        assert!(config.is_https());
    }

    #[test]
    fn one_interface_is_its_own_address() {
        let config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 9)), ..Config::default() };
        assert_eq!(config.public_url(), "http://127.0.0.1:9");
        assert!(!config.is_https());
    }

    #[test]
    fn the_database_is_a_file_in_the_data_folder_unless_set() {
        let config = Config { data_dir: PathBuf::from("/srv/qisai"), ..Config::default() };
        assert_eq!(config.database_url(), "sqlite:///srv/qisai/qisai.sqlite");
        let config = Config { data_dir: PathBuf::from("/srv/比赛 100%?"), ..Config::default() };
        assert_eq!(config.database_url(), "sqlite:///srv/比赛 100%25%3F/qisai.sqlite");
    }
}
