//! Under which address the phones in the hall reach this machine, and that address as a picture for the terminal.

use std::net::{IpAddr, Ipv4Addr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The address of this machine on the local network: a private one if there is any, otherwise any that is not loopback.
pub fn lan_address() -> Option<Ipv4Addr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let found =
        interfaces.iter().filter(|interface| interface.is_oper_up()).filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) => Some((interface.name.as_str(), ip)),
            IpAddr::V6(_) => None,
        });
    best(found)
}

fn best<'a>(addresses: impl Iterator<Item = (&'a str, Ipv4Addr)>) -> Option<Ipv4Addr> {
    let usable = addresses.filter(|(_, ip)| !ip.is_loopback() && !ip.is_link_local());
    usable.min_by_key(|(name, ip)| (is_virtual(name), !ip.is_private())).map(|(_, ip)| ip)
}

/// Bridges of containers and tunnels lead nobody in the hall here.
fn is_virtual(name: &str) -> bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "utun"]
        .iter()
        .any(|kind| name.starts_with(kind))
}

/// The text as a QR code made of characters, dark on light, two rows to a line. `None` if it is too long.
pub fn terminal_qr(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    // Terminals are mostly light on dark: what is printed is the light part.
    Some(code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}

/// The text as a QR code to show on a page. `None` if it is too long.
pub fn svg_qr(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    Some(code.render::<qrcode::render::svg::Color<'_>>().min_dimensions(160, 160).build())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn best_of(addresses: &[(&str, [u8; 4])]) -> Option<Ipv4Addr> {
        best(addresses.iter().map(|(name, ip)| (*name, Ipv4Addr::from(*ip))))
    }

    #[test]
    fn the_hall_is_reached_over_a_private_address_of_a_real_interface() {
        let addresses =
            [("lo", [127, 0, 0, 1]), ("docker0", [172, 17, 0, 1]), ("ppp0", [8, 8, 4, 4]), ("wlan0", [192, 168, 1, 7])];
        assert_eq!(best_of(&addresses), Some(Ipv4Addr::new(192, 168, 1, 7)));
    }

    #[test]
    fn with_loopback_alone_there_is_no_address() {
        assert_eq!(best_of(&[("lo", [127, 0, 0, 1]), ("eth0", [169, 254, 3, 4])]), None);
    }

    #[test]
    fn a_qr_code_of_an_address_fits_a_terminal() {
        let code = terminal_qr("http://192.168.1.7:8080/").unwrap();
        assert!(code.lines().count() <= 20, "{code}");
        assert!(code.lines().all(|line| line.chars().count() <= 40), "{code}");
    }

    #[test]
    fn a_text_that_fits_no_code_has_none() {
        assert_eq!(terminal_qr(&"x".repeat(9000)), None);
    }
}
