// Who may call: each route under /api names it, and a route that forgets keeps the server from starting. A route of
// operators, managers or agents names its right as well: src/domain/operator/rights.ts.
import type { FastifyRequest } from "fastify";
import type { App } from "../http/app-type.ts";
import type { ServerContext } from "../context.ts";
import { may } from "../../src/domain/operator/rights.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import { ApiError } from "../errors.ts";
import { isDocsRoute } from "../http/openapi.ts";
import type { Access } from "../../src/api/contract/endpoint.ts";
import { authenticate, type LiveSession } from "./sessions.ts";
import { tokenOf } from "./token.ts";

const ALLOWED: Readonly<Record<Exclude<Access, "anyone">, readonly string[]>> = {
  member: ["member", "manager", "administrator"],
  player: ["member"],
  staff: ["manager", "administrator"],
  manager: ["manager"],
  operator: ["administrator"],
};

export function requireAccess(app: App, context: ServerContext): void {
  app.addHook("onRoute", (route) => {
    if (!route.url.startsWith("/api") || isDocsRoute(route.url)) return;
    const { access, right } = route.config ?? {};
    const takesRight = access === "manager" || access === "operator";
    if (access && takesRight === (right !== undefined)) return;
    throw new Error(`route ${String(route.method)} ${route.url} does not say who may call it`);
  });
  // The limit of calls stands in onRequest: refused calls count, and what is over the limit asks no database.
  app.addHook("preParsing", async (request) => {
    const { access, right, description } = request.routeOptions.config;
    if (!access || access === "anyone") return;
    const { isLimited } = await identify(request, context);
    const caller = memberOrThrow(request);
    if (!ALLOWED[access].includes(accountKind(caller))) throw new ApiError("forbidden");
    if (right && !may(caller.roles, right)) throw new ApiError("forbidden");
    // Somebody else may know the password.
    if (isLimited && description?.movesMoney) throw new ApiError("forbidden");
  });
}

/** Sets the request's member by its token. Throws ApiError with the code of how the session ended. */
export async function identify(request: FastifyRequest, context: ServerContext): Promise<LiveSession> {
  const token = tokenOf(context.secret, request.headers["x-auth-token"]);
  if (!token) throw new ApiError("unauthorized");
  const live = await authenticate(context, token, request.address);
  request.member = live.member;
  request.tokenHash = live.tokenHash;
  return live;
}

/** The account of who calls what anyone may call; null for a guest, and for a token that opens no session now. */
export async function callerOf(
  request: Pick<FastifyRequest, "headers" | "address">,
  context: ServerContext,
): Promise<FastifyRequest["member"]> {
  const token = tokenOf(context.secret, request.headers["x-auth-token"]);
  if (!token) return null;
  try {
    return (await authenticate(context, token, request.address)).member;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function memberOrThrow(request: FastifyRequest): NonNullable<FastifyRequest["member"]> {
  if (!request.member) throw new ApiError("unauthorized");
  return request.member;
}
