//! Under which name a browser saves an answer.

use actix_web::http::header::{Charset, ContentDisposition, DispositionParam, DispositionType, ExtendedValue};

/// Shown or saved under this name, whatever its characters are.
pub(super) fn named(disposition: DispositionType, name: &str) -> ContentDisposition {
    let charset = Charset::Ext("UTF-8".to_owned());
    let value = ExtendedValue { charset, language_tag: None, value: name.as_bytes().to_vec() };
    ContentDisposition { disposition, parameters: vec![DispositionParam::FilenameExt(value)] }
}
