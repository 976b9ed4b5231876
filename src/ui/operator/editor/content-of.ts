import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { sanitiseNatively } from "../../primitives/sanitise.ts";
import { EXTENSIONS } from "./extensions.ts";

const parser = DOMParser.fromSchema(getSchema(EXTENSIONS));

/**
 * What the editor shows of this HTML. It is read from sanitised elements, since the page's policy takes no text for markup;
 * a browser without a sanitiser of its own has no such policy, and gets the text.
 */
export function contentOf(html: string): JSONContent | string {
  const nodes = sanitiseNatively(html);
  if (nodes === null) return html;
  const box = document.createElement("div");
  box.append(...nodes);
  return parser.parse(box).toJSON() as JSONContent;
}
