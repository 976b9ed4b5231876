// The values that a machine's own functions compare with, read from their texts: what a payload must have to be told apart.
export type Literal = string | number | boolean | null;
/** By the name of the field that is compared. */
export type Literals = ReadonlyMap<string, ReadonlySet<Literal>>;

const VALUE = String.raw`'[^'\n]*'|"[^"\n]*"|-?\d[\d_]*(?:\.\d+)?|null|true|false`;
const NAME = String.raw`([\w$]+)\)?`;
const AFTER_NAME = new RegExp(`${NAME}\\s*(?:[=!]==?|[<>]=?)\\s*(${VALUE})`, "g");
const BEFORE_NAME = new RegExp(`(${VALUE})\\s*(?:[=!]==?|[<>]=?)\\s*(?:[\\w$]+\\??\\.)*${NAME}`, "g");
const SWITCH = /switch\s*\(\s*(?:[\w$]+\??\.)*([\w$]+)\s*\)([^]*)/g;
const CASE = new RegExp(`case\\s+(${VALUE})\\s*:`, "g");
const LIST = new RegExp(`\\[((?:\\s*(?:${VALUE})\\s*,?)+)\\]\\.includes\\(\\s*(?:[\\w$]+\\??\\.)*([\\w$]+)`, "g");

function valueOf(text: string): Literal {
  if (text === "null") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^['"]/.test(text) ? text.slice(1, -1) : Number(text.replaceAll("_", ""));
}

export function literalsIn(texts: Iterable<string>): Literals {
  const found = new Map<string, Set<Literal>>();
  const add = (name = "", value = ""): void => {
    found.set(name, (found.get(name) ?? new Set()).add(valueOf(value)));
  };
  for (const text of texts) {
    for (const [, name, value] of text.matchAll(AFTER_NAME)) add(name, value);
    for (const [, value, name] of text.matchAll(BEFORE_NAME)) add(name, value);
    for (const [, name, rest = ""] of text.matchAll(SWITCH))
      for (const [, value] of rest.matchAll(CASE)) add(name, value);
    for (const [, list = "", name] of text.matchAll(LIST))
      for (const [value] of list.matchAll(new RegExp(VALUE, "g"))) add(name, value);
  }
  return found;
}
