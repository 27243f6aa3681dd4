//! What the C header declares, read back from it.

/// An enum: its name and its numbers, each with its comment.
pub(crate) struct Numbers {
    pub(crate) name: String,
    pub(crate) comment: String,
    /// The integer type.
    pub(crate) base: String,
    /// Name, comment and value of each.
    pub(crate) values: Vec<(String, String, String)>,
}

/// A struct: its name and its fields in order.
pub(crate) struct Layout {
    pub(crate) name: String,
    pub(crate) fields: Vec<String>,
}

/// The header's enums, structs and constants.
#[derive(Default)]
pub(crate) struct Items {
    pub(crate) numbers: Vec<Numbers>,
    pub(crate) layouts: Vec<Layout>,
    /// Names of constants that are numbers.
    pub(crate) constants: Vec<String>,
}

/// What the text of a header declares.
pub(crate) fn read(header: &str) -> Items {
    let mut items = Items::default();
    let mut lines = header.lines().peekable();
    let mut comment = String::new();
    while let Some(line) = lines.next() {
        if line.trim() == "/**" {
            comment = read_comment(&mut lines);
        } else if let Some(name) = line.strip_prefix("enum ") {
            let mut numbers = Numbers {
                name: name.into(),
                comment: comment.clone(),
                base: String::new(),
                values: Vec::new(),
            };
            let mut about = String::new();
            for line in lines.by_ref() {
                let text = line.trim();
                if let Some(base) = text.strip_prefix(": ") {
                    numbers.base = base.into();
                } else if text == "/**" {
                    about.clear();
                } else if let Some(more) = text.strip_prefix("* ") {
                    about = [about.as_str(), more].join(" ").trim().into();
                } else if let Some((name, value)) = text.trim_end_matches(',').split_once(" = ") {
                    numbers.values.push((name.into(), about.clone(), value.into()));
                } else if text == "};" {
                    break;
                }
            }
            items.numbers.push(numbers);
        } else if let Some(name) =
            line.strip_prefix("typedef struct ").and_then(|rest| rest.strip_suffix(" {"))
        {
            let body = lines.by_ref().take_while(|line| !line.starts_with('}'));
            let field = |line: &str| {
                let declaration = line.trim().strip_suffix(';')?;
                let name = declaration.rsplit([' ', '*']).next()?;
                Some(name.split('[').next()?.to_string())
            };
            let fields = body.filter_map(field).collect();
            items.layouts.push(Layout { name: name.into(), fields });
        } else if let Some(rest) = line.strip_prefix("#define KOMADAI_") {
            let Some((name, value)) = rest.split_once(' ') else { continue };
            if value.parse::<i64>().is_ok() && !name.starts_with("VERSION_") {
                items.constants.push(format!("KOMADAI_{name}"));
            }
        }
    }
    items
}

/// The rest of a comment, as one line.
fn read_comment<'a>(lines: &mut impl Iterator<Item = &'a str>) -> String {
    let text = lines.take_while(|line| line.trim() != "*/");
    text.map(|line| line.trim().trim_start_matches('*').trim()).collect::<Vec<_>>().join(" ")
}
