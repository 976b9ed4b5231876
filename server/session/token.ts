// Tokens: 256 random bits and a checksum keyed with the server's secret, so that an invented token is refused
// without the database. The database holds the SHA-256 of the whole only.
import { createHash, randomBytes } from "node:crypto";
import { isSealed, seal, SEAL_LENGTH } from "./seal.ts";

const TOKEN_BYTES = 32;
/** Base64url of 32 bytes. */
const RANDOM_LENGTH = 43;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]+$/;

export function newToken(secret: string): string {
  const random = randomBytes(TOKEN_BYTES).toString("base64url");
  return `${random}${seal(secret, "token", random)}`;
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of an `X-AUTH-TOKEN: Bearer …` header; null for anything that this server did not make. */
export function tokenOf(secret: string, header: string | string[] | undefined): string | null {
  const token = typeof header === "string" ? header.replace(/^Bearer /, "") : "";
  return header !== token && isToken(secret, token) ? token : null;
}

export function isToken(secret: string, text: string): boolean {
  if (text.length !== RANDOM_LENGTH + SEAL_LENGTH || !TOKEN_SHAPE.test(text)) return false;
  return isSealed(secret, "token", text.slice(0, RANDOM_LENGTH), text.slice(RANDOM_LENGTH));
}
