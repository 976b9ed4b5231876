// How the product and its payment desk sign what they send: docs/payment-desk.md.
import { createHmac, timingSafeEqual } from "node:crypto";

const TIMESTAMP_HEADER = "x-desk-timestamp";
const SIGNATURE_HEADER = "x-desk-signature";
/** What is older or newer than this is not taken. */
const TOLERANCE_MS = 5 * 60_000;

/** HMAC-SHA256 in hex over timestamp, method, path and body, a line each. */
function signatureOf(secret: string, timestamp: string, call: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${call}\n${body}`).digest("hex");
}

/** The headers of a call such as `POST /api/orders`. `now` in milliseconds. */
export function signedHeaders(secret: string, now: number, call: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, call, body) };
}

export function isSigned(
  secret: string,
  now: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  call: string,
  body: string,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER];
  const given = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== "string" || typeof given !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) * 1_000 - now) > TOLERANCE_MS) return false;
  const wanted = Buffer.from(signatureOf(secret, timestamp, call, body));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
