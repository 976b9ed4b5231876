import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { isOfStaff } from "../lib/served.ts";

let server: TestServer;
let operator: ApiUser;
let member: ApiUser;

interface Operation {
  method: string;
  path: string;
  hasBody: boolean;
  security: unknown[];
}

beforeAll(async () => {
  server = await startTestServer();
  operator = await server.user("admin01");
  member = await server.user("member01");
});
afterAll(() => server.close());

async function operations(): Promise<Operation[]> {
  const document = await operator.ask<{
    paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown[] }>>;
  }>("GET", "/api/openapi.json");
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{[^}]+\}/g, "x1x1"),
      hasBody: operation.requestBody !== undefined,
      security: operation.security ?? [],
    })),
  );
}

const send = (method: string, path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { "X-AUTH-TOKEN": `Bearer ${(isOfStaff(path) ? operator : member).token}`, ...headers },
  });
const json = { "content-type": "application/json" };

test("every call that asks for a token refuses none, a foreign one and a broken one with 401 and one shape", async () => {
  const asking = (await operations()).filter((operation) => operation.security.length > 0);
  expect(asking.length).toBeGreaterThan(20);
  for (const { method, path } of asking)
    for (const token of ["", "Bearer x", `Bearer ${"B".repeat(43)}`]) {
      const answer = await send(method, path, undefined, { "X-AUTH-TOKEN": token });
      expect([method, path, answer.status]).toEqual([method, path, 401]);
      expect(await answer.json()).toEqual({ code: "unauthorized", message: "로그인이 필요합니다." });
    }
});

test("every call that takes a body: broken JSON 400, another type 415, 10 MB 413, unknown fields 400; none is a 500", async () => {
  const taking = (await operations()).filter((operation) => operation.hasBody && !operation.path.includes("/import"));
  expect(taking.length).toBeGreaterThan(8);
  const big = `{"a":"${"x".repeat(10 * 1_048_576)}"}`;
  const status = async (operation: Operation, body: string, type = "application/json") =>
    (await send(operation.method, operation.path, body, { "content-type": type, "Idempotency-Key": "12345678" }))
      .status;
  for (const operation of taking) {
    expect([operation, await status(operation, "{")]).toEqual([operation, 400]);
    expect([operation, await status(operation, "a=b", "application/x-www-form-urlencoded")]).toEqual([operation, 415]);
    expect([operation, await status(operation, "a", "text/plain")]).toEqual([operation, 415]);
    expect([operation, await status(operation, '{"__proto__":{"x":1}}')]).toEqual([operation, 400]);
    expect([operation, await status(operation, '{"neverHeardOf":1}')]).toEqual([operation, 400]);
    expect([operation, await status(operation, "[]")]).toEqual([operation, 400]);
  }
  // The server may close the line while the rest of the body is still on its way.
  for (const operation of taking.slice(0, 3)) expect(await status(operation, big).catch(() => 413)).toBe(413);
});

test("whatever JSON comes to a login, it is a 4xx of the one shape", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc
          .record({ userId: fc.anything(), password: fc.anything() })
          .map((value) =>
            JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? String(part) : part)),
          ),
      ),
      async (body) => {
        const answer = await send("POST", "/api/member/login", body, json);
        expect([400, 404, 429]).toContain(answer.status);
        expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      },
    ),
    { numRuns: 60 },
  );
});

test("odd paths: unknown calls and broken addresses are 404 and 400 in JSON, files cannot be left", async () => {
  for (const path of ["/api", "/api/", "/api/nothing", "/api/member/login"]) {
    const answer = await send("GET", path, undefined);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
  }
  expect((await server.inject({ url: "/api/message/%E0%A4%A" })).statusCode).toBe(400);
  // What TRACE would send back is the token.
  for (const url of ["/", "/api/health", "/api/member/user"])
    expect((await server.inject({ method: "TRACE" as "GET", url })).statusCode).toBe(404);
  for (const name of [
    "..%2f..%2fpackage.json",
    "..%2fseed.ts",
    "%2e%2e",
    ".hidden.svg",
    "seed.ts",
    "a.svg%00.png",
    "none.svg",
  ])
    expect([400, 404]).toContain((await server.inject({ url: `/api/file/download/${name}` })).statusCode);
  const image = await server.inject({ url: "/api/file/download/messenger-telegram.svg" });
  expect(image.statusCode).toBe(200);
  expect(image.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
  expect(image.headers["content-security-policy"]).toContain("sandbox");
});

test("answers carry the security headers, are not cached, and are open to no other origin", async () => {
  const answer = await send("GET", "/api/setting/maintanace", undefined, { origin: "https://elsewhere.example" });
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("allowed origins may read and send the headers of the API, others may not", async () => {
  const own = await startTestServer({ allowedOrigins: ["https://app.example"] });
  try {
    const ask = (origin: string) =>
      own.inject({ method: "OPTIONS", url: "/api/bets", headers: { origin, "access-control-request-method": "POST" } });
    const yes = await ask("https://app.example");
    expect(yes.statusCode).toBe(204);
    expect(yes.headers).toMatchObject({
      "access-control-allow-origin": "https://app.example",
      "access-control-allow-headers": expect.stringContaining("x-auth-token"),
    });
    expect((await ask("https://elsewhere.example")).headers).not.toHaveProperty("access-control-allow-origin");
  } finally {
    await own.close();
  }
});

test("floods from one address are held back where a limit is set", async () => {
  const own = await startTestServer({ rateLimit: 20 });
  try {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await own.inject({ url: "/api/health" })).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect((await own.inject({ url: "/api/popup" })).json()).toMatchObject({ code: "too_many_requests" });
  } finally {
    await own.close();
  }
});

test("the document names every call with its schemas, and the page of it is served", async () => {
  const { paths } = await operator.ask<{
    paths: Record<string, Record<string, { responses: Record<string, unknown>; summary?: string }>>;
  }>("GET", "/api/openapi.json");
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      "/api/member/login",
      "/api/bets",
      "/api/fixtures",
      "/api/stream",
      "/api/admin/settings",
      "/api/admin/fixtures/import",
    ]),
  );
  for (const [path, methods] of Object.entries(paths))
    for (const operation of Object.values(methods)) {
      expect([path, operation.summary]).toEqual([path, expect.any(String)]);
      expect([path, Object.keys(operation.responses).some((status) => status.startsWith("2"))]).toEqual([path, true]);
    }
  expect(paths["/api/admin/settings"]?.put).toMatchObject({
    requestBody: {
      content: {
        "application/json": {
          schema: { properties: { siteNoticeFlg: { type: "boolean" } }, additionalProperties: false },
        },
      },
    },
    responses: { 200: { content: { "application/json": { schema: { type: "object" } } } } },
  });
  expect(paths["/api/fixtures"]?.get).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ in: "query", name: "game" })]),
  });
  expect((await server.inject({ url: "/api/docs/" })).headers["content-type"]).toContain("text/html");
});

test("a sender of 10 MB is told 413 when all is sent, and not cut off before", async () => {
  const { port, hostname } = new URL(server.url);
  const part = Buffer.alloc(5 * 1_048_576, "x");
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (data: Buffer) => (answer += data.toString()));
  const ended = new Promise<void>((resolve, reject) => socket.on("close", () => resolve()).on("error", reject));
  const send = (data: string | Buffer) => new Promise<void>((resolve) => socket.write(data, () => resolve()));
  const head = ["POST /api/member/login HTTP/1.1", `host: ${hostname}`, "content-type: application/json"];
  await send([...head, `content-length: ${part.length * 2}`, "", ""].join("\r\n"));
  await send(part);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answer).toBe("");
  await send(part);
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

/** Calls a minute from one address that are its own of a call; every other call has what the server is set to. */
const PER_MINUTE: Readonly<Record<number, readonly string[]>> = {
  20: ["POST /api/admin/fixtures/import"],
  30: [
    "POST /api/member/recommender",
    "POST /api/member/join",
    "POST /api/member/password",
    "POST /api/member/password/reset",
    "PUT /api/member/phone",
    "POST /api/member/own-password",
    "POST /api/member/staff/factor",
    "PUT /api/member/staff/factor",
    "POST /api/protection/break",
    "POST /api/protection/exclusion",
    "PUT /api/exchange/account",
    "GET /api/admin/audit",
  ],
  60: ["POST /api/files", "POST /api/admin/messages", "POST /api/admin/coupons/x1x1/issue", "POST /api/bets/trails"],
  120: ["POST /api/member/login", "GET /api/tournaments/x1x1/standings"],
  600: [
    "GET /api/admin/live",
    "GET /api/admin/live/actions",
    "GET /api/admin/live/fixtures/x1x1",
    "GET /api/admin/live/holds",
    "GET /api/admin/live/settings",
    "GET /api/admin/overview",
    "GET /api/admin/search",
    "GET /api/bets",
    "GET /api/bets/limits",
    "POST /api/bets/quote",
    "GET /api/cash-outs",
    "GET /api/minigame/chains",
    "GET /api/minigame/events",
    "GET /api/minigame/picks",
    "GET /api/minigame/running",
    "GET /api/settingMinigame/x1x1",
  ],
  // A provider calls for all of its players from one address.
  600_000: ["balance", "bet", "win", "rollback"].map((call) => `POST /api/provider/x1x1/${call}`),
};

test("each call is answered as often in a minute as is set, what is guessed at or costs much less often", async () => {
  const own = await startTestServer({ rateLimit: 5_000 });
  try {
    const limits = new Map<string, string[]>();
    for (const { method, path } of await operations()) {
      const { headers } = await fetch(`${own.url}${path}`, { method });
      const most = headers.get("x-ratelimit-limit") ?? "";
      limits.set(most, [...(limits.get(most) ?? []), `${method} ${path}`]);
    }
    expect(limits.get("5000")?.length).toBeGreaterThan(100);
    limits.delete("5000");
    const sorted = (calls: Iterable<readonly [string, readonly string[]]>) =>
      Object.fromEntries([...calls].map(([most, of]) => [most, of.toSorted()]));
    expect(sorted(limits)).toEqual(sorted(Object.entries(PER_MINUTE)));
  } finally {
    await own.close();
  }
});
