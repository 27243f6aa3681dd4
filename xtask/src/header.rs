//! `cargo xtask header [--check]`: the C header, from the source of the C ABI.

use std::error::Error;

use cbindgen::{Builder, Config};

use crate::checked_in::{Mode, root, settle};

pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    settle(Mode::of(arguments)?, "include/komadai.h", &text()?, "header")
}

/// The header's text.
pub(crate) fn text() -> Result<String, Box<dyn Error>> {
    let ffi = root().join("ffi");
    let mut config = Config::from_file(ffi.join("cbindgen.toml"))?;
    let version = env!("CARGO_PKG_VERSION");
    let mut parts = version.split('.');
    let macros = ["MAJOR", "MINOR", "PATCH"]
        .map(|part| format!("#define KOMADAI_VERSION_{part} {}\n", parts.next().unwrap_or("0")))
        .concat();
    let about = "/**\n * The version of the library that this header came with.\n */\n";
    config.after_includes = Some(format!(
        "{}\n{about}{macros}#define KOMADAI_VERSION \"{version}\"",
        config.after_includes.unwrap_or_default()
    ));
    let mut text = Vec::new();
    Builder::new().with_crate(ffi).with_config(config).generate()?.write(&mut text);
    Ok(String::from_utf8(text)?)
}
