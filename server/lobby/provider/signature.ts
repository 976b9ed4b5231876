// How the site and its providers sign what they send: docs/provider.md.
import { createHmac, timingSafeEqual } from "node:crypto";
import {
  PROVIDER_SIGNATURE_HEADER,
  PROVIDER_TIMESTAMP_HEADER,
  PROVIDER_TOLERANCE_MS,
} from "../../../src/api/contract/lobby/provider.ts";

/** HMAC-SHA-256 in hex over timestamp, method with path, and body, a line each. */
function signatureOf(secret: string, timestamp: string, call: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}\n${call}\n${body}`).digest("hex");
}

/** The headers of a call such as `POST /api/launch`. `now` in milliseconds. */
export function signedHeaders(secret: string, now: number, call: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  return {
    [PROVIDER_TIMESTAMP_HEADER]: timestamp,
    [PROVIDER_SIGNATURE_HEADER]: signatureOf(secret, timestamp, call, body),
  };
}

export function isSigned(
  secret: string,
  now: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  call: string,
  body: string,
): boolean {
  const timestamp = headers[PROVIDER_TIMESTAMP_HEADER];
  const given = headers[PROVIDER_SIGNATURE_HEADER];
  if (typeof timestamp !== "string" || typeof given !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) * 1_000 - now) > PROVIDER_TOLERANCE_MS) return false;
  const wanted = Buffer.from(signatureOf(secret, timestamp, call, body));
  const found = Buffer.from(given);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
