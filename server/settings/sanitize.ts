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

/** Text without any markup, for titles. */
export function sanitizeTitle(text: string): string {
  return sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
}
