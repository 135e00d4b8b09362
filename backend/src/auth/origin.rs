//! Whether a request that changes something comes from these pages.

use actix_web::HttpRequest;
use actix_web::http::header::{HOST, ORIGIN};

use crate::config::Config;

/// Whether a request comes from these pages, as far as the browser says: one that says so itself (`Sec-Fetch-Site`) is
/// believed, otherwise its `Origin` must be this host. Old browsers say neither; they are held to the token of the form.
pub(super) fn is_from_here(request: &HttpRequest, config: &Config) -> bool {
    let header = |name: &str| request.headers().get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = header("sec-fetch-site") {
        return site == "same-origin" || site == "none";
    }
    match header(ORIGIN.as_str()) {
        None => true,
        Some(origin) => is_this_host(origin, header(HOST.as_str()), &config.public_url()),
    }
}

fn is_this_host(origin: &str, host: Option<&str>, public_url: &str) -> bool {
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin == public_url || origin_host.is_some() && origin_host == host
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    fn from_here(headers: &[(&'static str, &'static str)]) -> bool {
        let config = Config { public_url: Some("https://qi.example".to_owned()), ..Config::default() };
        let request = headers.iter().fold(TestRequest::default(), |request, header| request.insert_header(*header));
        is_from_here(&request.to_http_request(), &config)
    }

    #[test]
    fn the_browsers_own_word_is_taken() {
        assert!(from_here(&[("sec-fetch-site", "same-origin"), ("origin", "https://other.example")]));
        assert!(from_here(&[("sec-fetch-site", "none")]));
        assert!(!from_here(&[("sec-fetch-site", "same-site"), ("host", "a"), ("origin", "http://a")]));
        assert!(!from_here(&[("sec-fetch-site", "cross-site")]));
    }

    #[test]
    fn without_it_the_origin_must_be_this_host() {
        assert!(from_here(&[("origin", "http://192.168.1.7:8080"), ("host", "192.168.1.7:8080")]));
        assert!(from_here(&[("origin", "https://qi.example"), ("host", "10.0.0.1:8080")]));
        assert!(!from_here(&[("origin", "http://192.168.1.8:8080"), ("host", "192.168.1.7:8080")]));
        assert!(!from_here(&[("origin", "null"), ("host", "192.168.1.7:8080")]));
        assert!(!from_here(&[("origin", "null")]));
    }

    #[test]
    fn a_browser_that_says_nothing_is_held_to_the_token_alone() {
        assert!(from_here(&[("host", "192.168.1.7:8080")]));
    }
}
