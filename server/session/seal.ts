// Keyed checksums of what leaves the server and comes back. Each purpose has a key of its own.
import { createHmac, timingSafeEqual } from "node:crypto";

const SEAL_BYTES = 16;
/** Base64url of 16 bytes. */
export const SEAL_LENGTH = 22;

export function seal(secret: string, purpose: string, text: string): string {
  const key = createHmac("sha256", secret).update(purpose).digest();
  return createHmac("sha256", key).update(text).digest().subarray(0, SEAL_BYTES).toString("base64url");
}

export function isSealed(secret: string, purpose: string, text: string, given: string): boolean {
  const wanted = Buffer.from(seal(secret, purpose, text));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
