// Tokens: 256 random bits, known to the member alone. The database holds their SHA-256 only.
import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
/** Base64url of 32 bytes. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an `X-AUTH-TOKEN: Bearer …` header; null for anything that is not one. */
export function tokenOf(header: string | string[] | undefined): string | null {
  const token = typeof header === "string" ? header.replace(/^Bearer /, "") : "";
  return header !== token && TOKEN_SHAPE.test(token) ? token : null;
}

export function isToken(text: string): boolean {
  return TOKEN_SHAPE.test(text);
}
