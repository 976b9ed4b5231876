// The cookie that gives a reload and a new tab their token back: to the HTML of a page, whose first data hold it, and to
// GET /api/member/token. It opens no other call, and a navigation from another site does not bring it.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context.ts";
import { isLive } from "./sessions.ts";
import { isToken } from "./token.ts";

const NAME = "hanpan_session";
/** Browsers take a cookie of this prefix over TLS only, for every path, and from this host alone. */
const HOST_PREFIX = "__Host-";

export function setTokenCookie(reply: FastifyReply, context: ServerContext, token: string): void {
  reply.setCookie(cookieName(context, NAME), token, { ...ownCookie(context), signed: true });
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
  if ((await liveTokenOf(request, context)) === null) reply.clearCookie(cookieName(context, NAME), ownCookie(context));
}

/** The token of the request's cookie while its session lives; null for anything else. */
export async function liveTokenOf(request: FastifyRequest, context: ServerContext): Promise<string | null> {
  const token = readTokenCookie(request, context);
  return token !== null && (await isLive(context, token, request.address)) ? token : null;
}

/** The token of a cookie that this server signed; null for anything else. */
function readTokenCookie(request: FastifyRequest, context: ServerContext): string | null {
  const raw = request.cookies[cookieName(context, NAME)];
  const unsigned = raw ? request.unsignCookie(raw) : null;
  return unsigned?.valid && isToken(context.secret, unsigned.value) ? unsigned.value : null;
}

/** The name of a cookie of this server. */
export function cookieName({ config }: ServerContext, name: string): string {
  return config.cookieSecure ? `${HOST_PREFIX}${name}` : name;
}

/** It ends with the browser's session where no age is said. How long a token lives is for the server alone to say. */
export function ownCookie({ config }: ServerContext) {
  return { path: "/", httpOnly: true, sameSite: "strict", secure: config.cookieSecure } as const;
}
