// The cookie that gives a reload and a new tab their token back. It goes to that one call only.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context.ts";
import { isToken } from "./token.ts";

const NAME = "hanpan_session";
export const TOKEN_PATH = "/api/member/token";

export function setTokenCookie(reply: FastifyReply, context: ServerContext, token: string): void {
  reply.setCookie(NAME, token, { ...options(context), signed: true });
}

export function clearTokenCookie(reply: FastifyReply, context: ServerContext): void {
  reply.clearCookie(NAME, options(context));
}

/** The token of a cookie that this server signed; null for anything else. */
export function readTokenCookie(request: FastifyRequest): string | null {
  const raw = request.cookies[NAME];
  const unsigned = raw ? request.unsignCookie(raw) : null;
  return unsigned?.valid && isToken(unsigned.value) ? unsigned.value : null;
}

/** Ends with the browser's session; how long the token lives is for the server alone to say. */
function options(context: ServerContext) {
  return { path: TOKEN_PATH, httpOnly: true, sameSite: "strict", secure: context.config.cookieSecure } as const;
}
