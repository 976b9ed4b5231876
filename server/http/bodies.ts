// What bodies a route takes: how large, and of which type. docs/decisions/bodies.md.
import type { Access } from "./describe-route.ts";
import type { App } from "./app-type.ts";
import { readJson } from "./read-json.ts";

/** In bytes. Of a route that anyone may call: a login, a sign-up, a signed call of a provider or the desk. */
export const OPEN_BODY = 8_192;
const MEMBER_BODY = 65_536;
/** Of a route that takes long text: 40,000 letters of Korean are 120,000 bytes. */
export const LONG_TEXT_BODY = 131_072;

export function largestBody(access: Access): number {
  return access === "anyone" ? OPEN_BODY : MEMBER_BODY;
}

/** Takes JSON and nothing else: another type is told 415. */
export function takeJson(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, body: string) =>
    readJson(body),
  );
}

/** Takes JSON as text: a signature is over the text of the body, so the group checks it before it parses. */
export function takeSignedJson(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (_request: unknown, body: string) => body);
}
