// The provider's application: signed calls of the site, the players' calls, and the pages.
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";
import { registerPages } from "./pages.ts";
import type { ProviderParts } from "./parts.ts";
import { registerSite } from "./site-routes.ts";
import { registerSlot } from "./slot-routes.ts";
import { registerTable } from "./table-routes.ts";

const BODY_LIMIT = 16_384;
const CALLS_A_MINUTE = 600;

export type Certificate = { key: string; cert: string };

export function createProviderApp(parts: ProviderParts, certificate: Certificate | null): FastifyInstance {
  const options = { bodyLimit: BODY_LIMIT, forceCloseConnections: true };
  const app = (certificate ? fastify({ ...options, https: certificate }) : fastify(options)) as FastifyInstance;
  app.removeAllContentTypeParsers();
  // The signature is over the text.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" });
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: "not_found", message: new Refusal("not_found").message }),
  );
  app.register(cookie);
  app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith("/api/"),
  });
  app.register(async (scope) => {
    registerSite(scope, parts);
    registerSlot(scope, parts);
    registerTable(scope, parts);
    registerPages(scope, parts);
  });
  return app;
}

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return reply.code(error.status).send({ code: error.code, message: error.message });
  const status = (error as { statusCode?: unknown }).statusCode;
  // What Fastify itself refuses: a body that is too large, of another type, too many calls.
  if (typeof status === "number" && status >= 400 && status < 500)
    return reply.code(status).send({ code: "bad_request", message: new Refusal("bad_request").message });
  console.error("a call of the provider failed:", error);
  return reply.code(500).send({ code: "failure", message: new Refusal("provider_off").message });
}
