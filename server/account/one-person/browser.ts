// The mark of a browser, one for all accounts that it is used for: decisions, rule 39. It opens nothing and is only
// read at a sign-up and a login.
import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../../context.ts";
import { cookieName, ownCookie } from "../../session/cookie.ts";
import { isSealed, seal, SEAL_LENGTH } from "../../session/seal.ts";

const NAME = "hanpan_browser";
const PURPOSE = "browser";
const MARK_BYTES = 16;
/** Base64url of 16 bytes. */
const MARK_LENGTH = 22;
const LIFETIME_S = 365 * 86_400;

/** The mark that this server gave the browser; a new one where it brings none. */
export function browserOf(request: FastifyRequest, context: ServerContext): string {
  const value = request.cookies[cookieName(context, NAME)] ?? "";
  const mark = value.slice(0, MARK_LENGTH);
  const isOurs =
    value.length === MARK_LENGTH + SEAL_LENGTH && isSealed(context.secret, PURPOSE, mark, value.slice(MARK_LENGTH));
  return isOurs ? mark : randomBytes(MARK_BYTES).toString("base64url");
}

/** Gives the browser its mark, or keeps it for another year. */
export function markBrowser(reply: FastifyReply, context: ServerContext, mark: string): void {
  const value = `${mark}${seal(context.secret, PURPOSE, mark)}`;
  reply.setCookie(cookieName(context, NAME), value, { ...ownCookie(context), maxAge: LIFETIME_S });
}
