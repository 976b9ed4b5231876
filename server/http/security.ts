// Security headers, fit for a page whose scripts, styles and fonts are files of this server, but for one style and one script of the HTML.
import helmet from "helmet";
import type { App } from "./app-type.ts";
import type { Config } from "../config.ts";
import { pathOf } from "./path.ts";
import { sourcesOfHtml } from "./static.ts";

export function registerSecurityHeaders(app: App, config: Config): void {
  // Made once: the plugin of Fastify makes and checks the policy anew for each request.
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sourcesOfHtml("script")],
        styleSrc: ["'self'", ...sourcesOfHtml("style")],
        // React and the headless components set styles by script, which the policy lets pass; markup may not.
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes markup or a script's address: docs/decisions/trusted-types.md.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["dompurify", "ProseMirrorClipboard"],
        // Over plain HTTP, which the demo speaks, these would lock the browser out.
        ...(config.cookieSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: config.cookieSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    // The page sees that the window of the payment desk was closed.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
  });
  app.addHook("onRequest", (request, reply, done) => protect(request.raw, reply.raw, () => done()));

  warnOfProxy(app, config);
  const allowed = new Set(config.allowedOrigins);
  app.addHook("onRequest", async (request, reply) => {
    if (!pathOf(request).startsWith("/api/")) return;
    // What the API says is about one member and this moment.
    reply.header("cache-control", "no-store");
    const origin = request.headers.origin;
    if (allowed.size === 0) return;
    reply.header("vary", "Origin");
    if (!origin || !allowed.has(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("access-control-allow-credentials", "true");
    if (request.method !== "OPTIONS") return;
    reply.header("access-control-allow-methods", "GET, POST, PUT, DELETE");
    reply.header(
      "access-control-allow-headers",
      "content-type, x-auth-token, idempotency-key, last-event-id, stream-topics",
    );
    reply.header("access-control-max-age", "600");
    return reply.code(204).send();
  });
}

/** Behind a proxy that is not trusted all callers have one address: their limits and blocks would hit everyone. */
function warnOfProxy(app: App, config: Config): void {
  if (config.trustProxy) return;
  let isSaid = false;
  app.addHook("onRequest", async (request) => {
    const { "x-forwarded-for": forwardedFor, forwarded } = request.headers;
    if (isSaid || (forwardedFor === undefined && forwarded === undefined)) return;
    isSaid = true;
    request.log.warn(
      { from: request.address },
      "a forwarded header came while TRUST_PROXY is false: set TRUST_PROXY=true when this server is behind a proxy",
    );
  });
}
