// HTML that an operator wrote: decisions, rule 17. The server sanitises it too.

export const TAGS = [
  "a",
  "b",
  "blockquote",
  "br",
  "div",
  "em",
  "figure",
  "figcaption",
  "h2",
  "h3",
  "h4",
  "hr",
  "i",
  "img",
  "li",
  "ol",
  "p",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
];
export const ATTRIBUTES = ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan", "align"];
/** An address of this site: browsers take a backslash for a slash, and leave white space out. */
export const ADDRESS = /^(?:\/(?![/\\\s])|#)/;

interface NativeSanitizer {
  setHTML?: (html: string, options: { sanitizer: { elements: string[]; attributes: string[] } }) => void;
}

/** The browser's own sanitiser, so that DOMPurify's 11 kB are loaded only where there is none; null there. */
export function sanitiseNatively(html: string): readonly Node[] | null {
  // Nothing loads or runs in a document that is not shown.
  const box: HTMLElement & NativeSanitizer = document.implementation.createHTMLDocument("").createElement("div");
  if (!box.setHTML) return null;
  box.setHTML(html, { sanitizer: { elements: TAGS, attributes: ATTRIBUTES } });
  return withOwnAddresses(box);
}

/** The library lets images of `data:` pass, whatever is allowed. */
export function withOwnAddresses(box: ParentNode): readonly Node[] {
  for (const name of ["href", "src"])
    for (const element of box.querySelectorAll(`[${name}]`))
      if (!ADDRESS.test(element.getAttribute(name)?.trim() ?? "")) element.removeAttribute(name);
  return [...box.childNodes];
}
