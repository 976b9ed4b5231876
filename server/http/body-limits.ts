// How large the body of a route may be. docs/decisions/bodies.md.
import type { Access } from "../../src/api/contract/endpoint.ts";

/** In bytes. Of a route that anyone may call: a login, a sign-up, a signed call of a provider or the payment desk. */
export const OPEN_BODY = 8_192;
const MEMBER_BODY = 65_536;
/** Of a route that takes long text: 40,000 letters of Korean are 120,000 bytes. */
export const LONG_TEXT_BODY = 131_072;

export function largestBody(access: Access): number {
  return access === "anyone" ? OPEN_BODY : MEMBER_BODY;
}
