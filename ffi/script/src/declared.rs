//! What the header declares. The tests of `komadai-ffi` use this file too.

#![allow(dead_code, reason = "each of its users needs another part")]

/// A function of the header.
pub(crate) struct Declared {
    pub(crate) name: String,
    pub(crate) returns: String,
    pub(crate) arguments: Vec<DeclaredArgument>,
    /// What is said about it.
    pub(crate) comment: &'static str,
}

/// An argument of a function of the header.
pub(crate) struct DeclaredArgument {
    pub(crate) name: String,
    /// Its type, such as `const struct komadai_position *`.
    pub(crate) kind: String,
}

impl DeclaredArgument {
    pub(crate) fn is_pointer(&self) -> bool {
        self.kind.ends_with('*')
    }

    /// Whether it is a handle that the function only looks at or changes.
    pub(crate) fn is_handle(&self) -> bool {
        let types = ["rules", "setup", "position", "game", "match", "record"];
        types.iter().any(|name| self.kind.trim_start_matches("const ") == format!("struct komadai_{name} *"))
    }

    /// Whether the function writes there.
    pub(crate) fn is_output(&self) -> bool {
        self.is_pointer() && !self.is_handle() && !self.kind.starts_with("const ")
    }

    /// Whether the function may change the value behind the handle.
    pub(crate) fn is_changed(&self) -> bool {
        self.is_handle() && !self.kind.starts_with("const ")
    }
}

/// All functions of the header.
pub(crate) fn declared() -> Vec<Declared> {
    let header = include_str!("../../../include/komadai.h");
    let parts: Vec<&'static str> = header.split("\nKOMADAI_API").collect();
    let read = |pair: &[&'static str]| {
        let comment = pair[0].rsplit_once("/**")?.1;
        let declaration = pair[1].split_once(';')?.0.split_whitespace().collect::<Vec<_>>().join(" ");
        let (head, arguments) = declaration.strip_suffix(')')?.split_once('(')?;
        let split = |text: &str| {
            let at = text.rfind([' ', '*'])? + 1;
            Some((text[at..].to_string(), text[..at].trim().to_string()))
        };
        let (name, returns) = split(head)?;
        let arguments = arguments.split(", ").filter(|argument| *argument != "void");
        let arguments = arguments.map(|text| split(text).map(|(name, kind)| DeclaredArgument { name, kind }));
        Some(Declared { name, returns, arguments: arguments.collect::<Option<_>>()?, comment })
    };
    parts.windows(2).filter_map(read).collect()
}
