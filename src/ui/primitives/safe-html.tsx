import { useEffect, useState } from "react";
import { classNames } from "./class-names.ts";

const ALLOWED = {
  ALLOWED_TAGS: [
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
  ],
  ALLOWED_ATTR: ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan", "align"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

async function sanitise(html: string): Promise<string> {
  const { default: purify } = await import("dompurify");
  return purify.sanitize(html, ALLOWED);
}

/** HTML that an operator wrote. Nothing of it is shown before it is sanitised. */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const [safe, setSafe] = useState<{ of: string; html: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void sanitise(html).then((clean) => isWanted && setSafe({ of: html, html: clean }));
    return () => void (isWanted = false);
  }, [html]);
  const shown = safe?.of === html ? safe.html : "";
  return <div className={classNames("operator-html", className)} dangerouslySetInnerHTML={{ __html: shown }} />;
}
