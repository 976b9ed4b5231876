// What is logged of calls that matter to security, at the default level: every change by an operator, and every
// refused login, sign-up and forbidden call, with who called and from where.
import type { FastifyReply, FastifyRequest } from "fastify";
import { addressOf } from "../session/addresses.ts";
import type { App } from "./app-type.ts";

/** Calls that try a password or an id. */
const PROVING = new Set(["/api/member/login", "/api/member/password", "/api/member/recommender", "/api/member/join"]);
const FORBIDDEN = 403;

export function logSecurity(app: App): void {
  app.addHook("onResponse", async (request, reply) => {
    const event = eventOf(request, reply);
    if (event === null) return;
    request.log.warn(
      {
        event,
        actor: actorOf(request),
        address: addressOf(request),
        call: `${request.method} ${request.routeOptions.url ?? ""}`,
        target: request.params,
        status: reply.raw.statusCode,
      },
      "security",
    );
  });
}

function eventOf(request: FastifyRequest, reply: FastifyReply): string | null {
  const { url = "", config } = request.routeOptions;
  const status = reply.raw.statusCode;
  if (PROVING.has(url)) return status >= 400 ? "proof refused" : null;
  if (status === FORBIDDEN) return "access refused";
  const isChange = request.method !== "GET" && request.method !== "HEAD";
  return config.access === "operator" && isChange && request.member ? "operator change" : null;
}

/** The member of the token, else the id that was tried. What is no id may be a password in the wrong field. */
function actorOf(request: FastifyRequest): string {
  if (request.member) return request.member.userId;
  const { userId } = (request.body ?? {}) as { userId?: unknown };
  return typeof userId === "string" && /^[A-Za-z0-9_]{4,20}$/.test(userId) ? userId : "?";
}
