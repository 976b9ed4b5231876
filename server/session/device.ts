// The mark of a browser that has logged in to an account: OWASP's device cookie. It opens nothing; it only gives the
// browser a counter of its own against guessing. Each account that a browser knows has one.
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context.ts";
import { cookieName, ownCookie } from "./cookie.ts";
import type { Caller } from "./sessions.ts";
import { isSealed, seal, SEAL_LENGTH } from "./seal.ts";

const NONCE_BYTES = 16;
/** Base64url of 16 bytes. */
const NONCE_LENGTH = 22;
const NAME_LENGTH = 12;
const LIFETIME_S = 180 * 86_400;

/** The nonce of the request's mark for this account; null where there is none that this server made. */
function deviceOf(request: FastifyRequest, context: ServerContext, userId: string): string | null {
  const value = request.cookies[markName(context, userId)] ?? "";
  if (value.length !== NONCE_LENGTH + SEAL_LENGTH) return null;
  const nonce = value.slice(0, NONCE_LENGTH);
  return isSealed(context.secret, "device", sealedText(userId, nonce), value.slice(NONCE_LENGTH)) ? nonce : null;
}

/** The mark of a browser that has none for the account yet. */
export const newMark = (): string => randomBytes(NONCE_BYTES).toString("base64url");

/** Marks the browser after a login that succeeded; a browser keeps its mark. */
export function markDevice(reply: FastifyReply, context: ServerContext, userId: string, nonce: string): void {
  const value = `${nonce}${seal(context.secret, "device", sealedText(userId, nonce))}`;
  reply.setCookie(markName(context, userId), value, { ...ownCookie(context), maxAge: LIFETIME_S });
}

/** Who asks to log in to this account. */
export function callerOf(request: FastifyRequest, context: ServerContext, userId: string): Caller {
  const { "user-agent": userAgent = "" } = request.headers;
  return { address: request.address, userAgent, device: deviceOf(request, context, userId) };
}

/** The name does not tell whose it is. */
function markName(context: ServerContext, userId: string): string {
  const of = seal(context.secret, "device name", userId.toLowerCase()).slice(0, NAME_LENGTH);
  return cookieName(context, `hanpan_device_${of}`);
}

function sealedText(userId: string, nonce: string): string {
  return `${userId.toLowerCase()} ${nonce}`;
}
