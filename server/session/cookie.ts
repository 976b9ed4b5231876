// The cookie that gives a reload and a new tab their token back: to the HTML of a page, whose first data hold it, and to
// GET /api/member/token. It opens no other call, and a navigation from another site does not bring it.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context.ts";
import { addressOf } from "./addresses.ts";
import { isLive } from "./sessions.ts";
import { isToken } from "./token.ts";

const NAME = "hanpan_session";
/** Browsers take a cookie of this prefix over TLS only, for every path, and from this host alone. */
const HOST_PREFIX = "__Host-";
/** Browsers take a cookie of this prefix over TLS only. */
export const SECURE_PREFIX = "__Secure-";
const ACCOUNT_PATH = "/api/member";

export function setTokenCookie(reply: FastifyReply, context: ServerContext, token: string): void {
  reply.setCookie(cookieName(context), token, { ...sessionCookie(context), signed: true });
}

/**
 * Takes the cookie away unless it opens a session that lives: a newer login in another tab of the browser, of this
 * member or another one, keeps its own.
 */
export async function clearDeadCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServerContext,
): Promise<void> {
  if ((await liveTokenOf(request, context)) === null) reply.clearCookie(cookieName(context), sessionCookie(context));
}

/** The token of the request's cookie while its session lives; null for anything else. */
export async function liveTokenOf(request: FastifyRequest, context: ServerContext): Promise<string | null> {
  const token = readTokenCookie(request, context);
  return token !== null && (await isLive(context, token, addressOf(request))) ? token : null;
}

/** The token of a cookie that this server signed; null for anything else. */
function readTokenCookie(request: FastifyRequest, context: ServerContext): string | null {
  const raw = request.cookies[cookieName(context)];
  const unsigned = raw ? request.unsignCookie(raw) : null;
  return unsigned?.valid && isToken(context.secret, unsigned.value) ? unsigned.value : null;
}

function cookieName(context: ServerContext): string {
  return context.config.cookieSecure ? `${HOST_PREFIX}${NAME}` : NAME;
}

/** Ends with the browser's session; how long the token lives is for the server alone to say. */
function sessionCookie(context: ServerContext) {
  return { ...accountCookie(context), path: "/" } as const;
}

/** A cookie that only the calls of a member's account see. */
export function accountCookie(context: ServerContext) {
  return { path: ACCOUNT_PATH, httpOnly: true, sameSite: "strict", secure: context.config.cookieSecure } as const;
}
