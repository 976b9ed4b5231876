import Fastify from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { type App } from "./app-type.ts";
import { registerSecurityHeaders } from "./security.ts";

const ORIGIN = "https://bet.example";

async function answerOf(
  { path = "/", method = "GET" as "GET" | "OPTIONS", headers = {} },
  change: Partial<ReturnType<typeof readConfig>> = {},
) {
  const app = Fastify() as unknown as App;
  registerSecurityHeaders(app, { ...readConfig({}), ...change });
  app.get("/", async () => "page");
  app.get("/api/one", async () => "one");
  const answer = await app.inject({ url: path, method, headers });
  await app.close();
  return answer;
}

const policyOf = async (cookieSecure: boolean) => {
  const { headers } = await answerOf({}, { cookieSecure });
  const policy = String(headers["content-security-policy"]).split(";");
  // The style of the built page is named by its digest, where there is one.
  return policy.map((rule) => rule.replace(/ 'sha256-[^']+'/g, ""));
};

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types dompurify ProseMirrorClipboard",
];

test("a page loads what is the server's own, stands in no frame, and is asked for by TLS where cookies are secure", async () => {
  expect(await policyOf(false)).toEqual(POLICY);
  expect(await policyOf(true)).toEqual([...POLICY, "upgrade-insecure-requests"]);
  const plain = (await answerOf({})).headers;
  expect(plain).toMatchObject({
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "x-content-type-options": "nosniff",
  });
  expect(plain["strict-transport-security"]).toBeUndefined();
  const secure = (await answerOf({}, { cookieSecure: true })).headers;
  expect(secure["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
});

test("what the API says is kept by nobody; a page may be", async () => {
  expect((await answerOf({ path: "/api/one" })).headers["cache-control"]).toBe("no-store");
  expect((await answerOf({})).headers["cache-control"]).toBeUndefined();
});

test("an origin that is allowed reads with its cookies, and no other one does", async () => {
  const ask = (origin: string | undefined, allowedOrigins = [ORIGIN], method: "GET" | "OPTIONS" = "GET") =>
    answerOf({ path: "/api/one", method, headers: origin === undefined ? {} : { origin } }, { allowedOrigins });
  const own = await ask(ORIGIN);
  expect([own.statusCode, own.body]).toEqual([200, "one"]);
  expect(own.headers).toMatchObject({
    vary: "Origin",
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-credentials": "true",
  });
  expect(own.headers["access-control-allow-methods"]).toBeUndefined();
  for (const other of [undefined, "https://other.example"]) {
    const { headers } = await ask(other);
    expect(headers.vary).toBe("Origin");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
  const none = (await ask(ORIGIN, [])).headers;
  expect([none.vary, none["access-control-allow-origin"]]).toEqual([undefined, undefined]);

  const before = await ask(ORIGIN, [ORIGIN], "OPTIONS");
  expect([before.statusCode, before.headers]).toMatchObject([
    204,
    {
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "content-type, x-auth-token, idempotency-key, last-event-id, stream-topics",
      "access-control-max-age": "600",
    },
  ]);
  expect((await ask("https://other.example", [ORIGIN], "OPTIONS")).statusCode).toBe(404);
});

test("a forwarded header is warned of once where no proxy is trusted", async () => {
  const warned = async (trustProxy: boolean, ...headers: Record<string, string>[]) => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: "warn", stream: { write: (line) => void lines.push(line) } } });
    registerSecurityHeaders(app as unknown as App, { ...readConfig({}), trustProxy });
    app.get("/", async () => "page");
    for (const own of headers) await app.inject({ url: "/", headers: own });
    await app.close();
    return lines.length;
  };
  const [by, also] = [{ "x-forwarded-for": "10.0.0.1" }, { forwarded: "for=10.0.0.1" }];
  expect(await warned(false, {}, by, by, also)).toBe(1);
  expect(await warned(false, also)).toBe(1);
  expect(await warned(false, {})).toBe(0);
  expect(await warned(true, by)).toBe(0);
});
