// What is logged of calls that matter to security, at the default level, with who called and from where: each proof of an
// account, taken or refused, every change by an operator, forbidden calls, and what tries to get past a control.
// docs/security/logging.md lists the events.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext } from "../context.ts";
import { tokenOf } from "../session/token.ts";
import type { App } from "./app-type.ts";

/** Calls that prove an account, or change what proves it. */
const PROVING = new Set([
  "/api/member/login",
  "/api/member/password",
  "/api/member/password/reset",
  "/api/member/own-password",
  "/api/member/staff/factor",
  "/api/member/staff/devices/:id",
]);
/** Calls that try an id or a code and prove no account. */
const TRYING = new Set(["/api/member/recommender", "/api/member/join"]);
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY = 429;

type SecurityEvent =
  | "proof accepted"
  | "proof refused"
  | "access refused"
  | "operator change"
  | "limit reached"
  | "token made up"
  | "signature refused";

/** A flood writes one line a minute of these for an address. */
const ONCE_A_MINUTE: ReadonlySet<SecurityEvent> = new Set(["limit reached", "token made up", "signature refused"]);
const MINUTE_MS = 60_000;
const MOST_KEPT = 10_000;

export function logSecurity(app: App, { secret, clock }: Pick<ServerContext, "secret" | "clock">): void {
  let minute = 0;
  const said = new Set<string>();

  function isSaid(event: SecurityEvent, address: string): boolean {
    if (!ONCE_A_MINUTE.has(event)) return false;
    const now = Math.floor(clock.now() / MINUTE_MS);
    if (now !== minute || said.size > MOST_KEPT) said.clear();
    minute = now;
    const key = `${event} ${address}`;
    return said.size === said.add(key).size;
  }

  // Who leaves before the answer has tried as well.
  app.addHook("onSend", async (request, reply, payload) => {
    const event = eventOf(request, reply, secret);
    const { address } = request;
    if (event === null || isSaid(event, address)) return payload;
    request.log.warn(
      {
        event,
        actor: actorOf(request),
        address,
        call: `${request.method} ${request.routeOptions.url ?? ""}`,
        target: request.params,
        status: reply.raw.statusCode,
        ...(event.startsWith("proof") && { factors: factorsOf(request) }),
      },
      "security",
    );
    return payload;
  });
}

function eventOf(request: FastifyRequest, reply: FastifyReply, secret: string): SecurityEvent | null {
  const { url = "", config } = request.routeOptions;
  const status = reply.raw.statusCode;
  const isChange = request.method !== "GET" && request.method !== "HEAD";
  if (isChange && PROVING.has(url)) return status >= 400 ? "proof refused" : "proof accepted";
  if (TRYING.has(url)) return status >= 400 ? "proof refused" : null;
  if (status === FORBIDDEN) return "access refused";
  if (status === TOO_MANY) return "limit reached";
  if (status === UNAUTHORIZED && config.access === "anyone") return "signature refused";
  const sent = request.headers["x-auth-token"];
  if (status === UNAUTHORIZED && sent !== undefined && tokenOf(secret, sent) === null) return "token made up";
  return config.access === "operator" && isChange && request.member ? "operator change" : null;
}

/** By what the caller proves the account; the values are not among them. */
function factorsOf(request: FastifyRequest): string[] {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return ["password", "code", "oldCode"].filter((name) => typeof body[name] === "string");
}

/** The member of the token, else the id that was tried. What is no id may be a password in the wrong field. */
function actorOf(request: FastifyRequest): string {
  if (request.member) return request.member.userId;
  const { userId } = (request.body ?? {}) as { userId?: unknown };
  return typeof userId === "string" && /^[A-Za-z0-9_]{4,20}$/.test(userId) ? userId : "?";
}
