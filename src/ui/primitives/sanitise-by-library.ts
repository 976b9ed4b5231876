import purify from "dompurify";
import { ADDRESS, ATTRIBUTES, TAGS, withOwnAddresses } from "./sanitise.ts";

/** DOMPurify, by the same lists. */
export function sanitiseByLibrary(html: string): readonly Node[] {
  // A frameset that comes first takes the place of the body, and nothing is left of the rest: a break keeps the body.
  const fragment = purify.sanitize(`<br>${html}`, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.firstChild?.remove();
  return withOwnAddresses(fragment);
}
