//! Gives the shared library the name under which programs look for it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // The number after `.so` is KOMADAI_ABI_VERSION.
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android") => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libkomadai.so.0"),
        Ok("macos") => println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libkomadai.dylib"),
        _ => {}
    }
}
