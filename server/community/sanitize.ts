// HTML that an operator wrote, made harmless before it is kept. The browser does it once more.
import sanitizeHtml from "sanitize-html";

const TEXT_TAGS = "p br hr b strong i em u s small span div h1 h2 h3 h4 ul ol li blockquote";
const OTHER_TAGS = "table thead tbody tr th td a img";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: `${TEXT_TAGS} ${OTHER_TAGS}`.split(" "),
  allowedAttributes: {
    a: ["href", "title"],
    img: ["src", "alt", "width", "height"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  // Only addresses of this site: the page loads nothing from elsewhere, and a link takes nobody away unasked.
  allowedSchemes: [],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

export function sanitizeContents(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Plain text, for titles, which the page shows as text: tags are dropped, and no entity is left of them. */
export function plainText(text: string): string {
  const escaped = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
  return escaped.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Text as HTML shows it: nothing in it is markup. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const LINE_ENDS = /<br\s*\/?>|<\/(?:p|div|li|tr|h[1-4]|blockquote)>/g;

/** The lines of text of an operator's HTML. */
export function textLines(html: string): string[] {
  return plainText(html.replaceAll(LINE_ENDS, "\n"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
