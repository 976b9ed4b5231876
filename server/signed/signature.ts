// How the product, its providers and its payment desk sign what they send: docs/provider.md, docs/payment-desk.md.
import { createHmac, timingSafeEqual } from "node:crypto";
import {
  PROVIDER_SIGNATURE_HEADER,
  PROVIDER_TIMESTAMP_HEADER,
  PROVIDER_TOLERANCE_MS,
} from "../../src/api/contract/lobby/provider.ts";

/** Whom signed calls go to and come from. */
export interface Peer {
  /** As the log names it. */
  name: string;
  timestampHeader: string;
  signatureHeader: string;
  /** The longest answer that is read, in characters. */
  maxAnswer: number;
}

export const PROVIDER: Peer = {
  name: "the provider",
  timestampHeader: PROVIDER_TIMESTAMP_HEADER,
  signatureHeader: PROVIDER_SIGNATURE_HEADER,
  maxAnswer: 8_000_000,
};

export const DESK: Peer = {
  name: "the payment desk",
  timestampHeader: "x-desk-timestamp",
  signatureHeader: "x-desk-signature",
  maxAnswer: 65_536,
};

/** HMAC-SHA-256 in hex over timestamp, method with path, and body, a line each. */
function signatureOf(secret: string, timestamp: string, call: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${call}\n${body}`).digest("hex");
}

/** The headers of a call such as `POST /api/launch`. `now` in milliseconds. */
export function signedHeaders(
  { timestampHeader, signatureHeader }: Peer,
  secret: string,
  now: number,
  call: string,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return { [timestampHeader]: timestamp, [signatureHeader]: signatureOf(secret, timestamp, call, body) };
}

export function isSigned(
  { timestampHeader, signatureHeader }: Peer,
  secret: string,
  now: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  call: string,
  body: string,
): boolean {
  const timestamp = headers[timestampHeader];
  const given = headers[signatureHeader];
  if (typeof timestamp !== "string" || typeof given !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  // The payment desk has the same tolerance.
  if (Math.abs(Number(timestamp) * 1_000 - now) > PROVIDER_TOLERANCE_MS) return false;
  const wanted = Buffer.from(signatureOf(secret, timestamp, call, body));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
