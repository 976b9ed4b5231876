// Headers, limits, compression, cookies and the document of the API, for every route.
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { App } from "./app-type.ts";
import type { ServerContext } from "../context.ts";
import { registerOpenApi } from "./openapi.ts";
import { registerSecurityHeaders } from "./security.ts";
import { sharedRates } from "./shared-rates.ts";
import { registerStatic } from "./static.ts";

export function registerPlugins(app: App, context: ServerContext): void {
  registerSecurityHeaders(app, context.config);
  app.register(cookie, { secret: context.secret });
  // One address may be many members behind one router, so this stops floods only; logins have limits of their own.
  if (context.config.rateLimit > 0)
    app.register(rateLimit, {
      max: context.config.rateLimit,
      timeWindow: 60_000,
      cache: 20_000,
      ...(context.redis && { store: sharedRates(context.redis) }),
      keyGenerator: (request) => request.address,
    });
  app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ["br", "gzip"],
    // The default quality of 11 is for files that are compressed once, not for every answer.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // The document helps whoever attacks more than whoever calls: the page is the only caller of production.
  if (context.config.mode !== "production") registerOpenApi(app);
  registerStatic(app);
}
