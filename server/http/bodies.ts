// Of which type the body of a route is. docs/decisions/bodies.md.
import type { App } from "./app-type.ts";
import { readJson } from "./read-json.ts";

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
