// Text and dates that no database keeps, in every field, path and query: a refusal, and no accident.
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { DEMO_PASSWORD } from "../../factories/api-user.ts";
import { isOfStaff, servedHere } from "../lib/served.ts";

const server = servedHere();
let operator: ApiUser;
let member: ApiUser;

beforeEach(async () => {
  operator = await server.user("admin01");
  member = await server.user("member01");
});

const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
const NUL = "a\u0000b";
const HALF = "a\ud800b";

test.each([
  ["NUL", NUL],
  ["half a surrogate pair", HALF],
])("%s is a 400 wherever it stands", async (_name, text) => {
  const refused = { status: 400, body: { code: "bad_request" } };
  const popup = { title: text, contents: "x", width: 300, pcLeftLocation: 0, pcTopLocation: 0, popupFlg: false };
  const bet = { slip: "single", stake: 1_000, accept: "any" };
  for (const [user, method, path, body] of [
    [member, "POST", "/api/member/login", { userId: text, password: DEMO_PASSWORD }],
    [member, "POST", "/api/member/login", { userId: "member01", password: text }],
    [operator, "PUT", "/api/admin/settings", { maintenanceNotice: text }],
    [operator, "PUT", "/api/admin/popups/p1", popup],
    [operator, "POST", "/api/admin/messages", { userId: "member01", title: text, contents: "x" }],
    [operator, "POST", "/api/admin/messages", { userId: "member01", title: "x", contents: text }],
    [operator, "PUT", "/api/admin/blocked-addresses/203.0.113.1", { reason: text }],
    [
      member,
      "POST",
      "/api/bets",
      { ...bet, picks: [{ kind: "fixture", fixtureId: text, marketId: "m", selectionId: "s", betPrice: 150 }] },
    ],
  ] as const)
    expect([path, await user.call(method, path, body, key())]).toEqual([
      path,
      expect.objectContaining({ ...refused, body: expect.objectContaining(refused.body) }),
    ]);
});

test("NUL in a path or a query is a 400", async () => {
  for (const [user, method, path] of [
    [member, "POST", "/api/message/%00/read"],
    [member, "DELETE", "/api/message/a%00b"],
    [member, "GET", "/api/selections?ids=%00"],
    [member, "GET", "/api/fixtures?time=%00"],
    [operator, "DELETE", "/api/admin/popups/%00"],
    [operator, "POST", "/api/admin/fixtures/%00/result"],
  ] as const) {
    const body = path.endsWith("result") ? { void: true } : undefined;
    expect([path, (await user.call(method, path, body, key())).status]).toEqual([path, 400]);
  }
});

test.each(["0000-01-01", "9999-12-31", "1899-12-31", "2201-01-01", "2026-02-30"])(
  "the date %s is a 400 in queries, settings and imports",
  async (date) => {
    const instant = `${date}T00:00:00Z`;
    for (const query of [`from=${date}`, `to=${date}`, `from=${instant}`])
      expect([query, (await member.call("GET", `/api/bets?${query}`)).status]).toEqual([query, 400]);
    expect((await operator.call("PUT", "/api/admin/settings", { maintenanceEndsAt: instant }, key())).status).toBe(400);
    const imported = await operator.call("POST", `/api/admin/fixtures/import?start=${instant}`, "Date\n", key());
    expect(imported).toMatchObject({ status: 400, body: { problems: [{ path: "start" }] } });
  },
);

test("the call of the API is not to be had under another spelling of its path", async () => {
  for (const url of ["/%61pi/health", "/%61pi/nothing"]) {
    const answer = await server.inject({ url });
    expect([url, answer.headers["cache-control"], answer.headers["content-type"]]).toEqual([
      url,
      "no-store",
      "application/json; charset=utf-8",
    ]);
  }
});

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const TEXTS = [
  "",
  " ",
  "x",
  NUL,
  HALF,
  "\uffff",
  "'; drop table member; --",
  "%00",
  "../../..",
  "🂡".repeat(40),
  "9".repeat(400),
  "-1",
  "1e999",
  "NaN",
  "0000-01-01",
  "9999-12-31T23:59:59Z",
  "2026-01-01",
  "a,b,,c",
  "null",
  "__proto__",
  "<b>x</b>",
  "ＡＤＭＩＮ",
  "member01",
  "all",
];
const NUMBERS = [0, -0, 1, -1, 0.1, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 150, 1_000];

/** A value of the schema, or nearly. */
function valueOf(schema: Schema = {}): fc.Arbitrary<unknown> {
  const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 40 }));
  const any = fc.oneof(text, fc.constantFrom(...NUMBERS), fc.constantFrom(null, true, [], {}));
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return fc.oneof(...parts.map(valueOf), any);
  if (schema.enum) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...schema.enum) }, any);
  if (schema.const !== undefined) return fc.oneof({ weight: 4, arbitrary: fc.constant(schema.const) }, any);
  if (schema.type === "object") {
    const own = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, valueOf(part)] as const);
    return fc.record(Object.fromEntries(own), { requiredKeys: [] });
  }
  if (schema.type === "array") return fc.array(valueOf(schema.items), { maxLength: 4 });
  if (schema.type === "string") return fc.oneof({ weight: 6, arbitrary: text }, any);
  if (schema.type === "number" || schema.type === "integer")
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...NUMBERS) }, any);
  return any;
}

async function callsOfTheDocument() {
  const document = await operator.ask<{ paths: Record<string, Record<string, Operation>> }>("GET", "/api/openapi.json");
  return Object.entries(document.paths)
    .filter(([path]) => !LEFT_OUT.test(path))
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
}

const userOf = (path: string) => (isOfStaff(path) ? operator : member);

/** Calls that end the session of whoever asks, never end by themselves, or move the clock. */
const LEFT_OUT = /^\/api\/(test|stream|member\/logout|admin\/fixtures\/import)/;
/** `npm run verify -- fuzz` sends a hundred thousand. */
const RUNS_PER_CALL = 4;

test("no call of the document answers hostile values with a failure of its own", async () => {
  const calls = await callsOfTheDocument();
  expect(calls.length).toBeGreaterThan(40);
  const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  for (const { path, method, operation } of calls) {
    const parameters = operation.parameters ?? [];
    const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valueOf(schema)])));
    const body = operation.requestBody?.content["application/json"]?.schema;
    await fc.assert(
      fc.asyncProperty(values, body ? valueOf(body) : fc.constant(undefined), async (given, payload) => {
        const filled = path.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => encoded(asText(given[name]) || "x"));
        const query = parameters
          .filter((one) => one.in === "query")
          .map((one) => `${one.name}=${encoded(asText(given[one.name]))}`)
          .join("&");
        const answer = await server.inject({
          method: method.toUpperCase() as "GET",
          url: `${filled}?${query}`,
          headers: { "x-auth-token": `Bearer ${userOf(path).token}`, ...key(), "content-type": "application/json" },
          ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        });
        // Maintenance, a second login, a kick and a block are refusals with codes of their own.
        if (answer.statusCode === 503 && answer.json<{ code: string }>().code === "maintenance") return;
        expect([method, path, answer.statusCode]).toEqual([
          method,
          path,
          expect.toSatisfy((status: number) => status < 500 || [555, 556, 600].includes(status)),
        ]);
      }),
      { numRuns: RUNS_PER_CALL },
    );
  }
});

// Together with others that are wrong, a value is refused for them.
test.each(["0000-01-01", "0001-01-01"])("no parameter of a list takes %s by itself to the database", async (date) => {
  const failed: unknown[] = [];
  let asked = 0;
  for (const { path, method, operation } of await callsOfTheDocument()) {
    if (method !== "get") continue;
    for (const { name, in: place } of operation.parameters ?? []) {
      if (place !== "query") continue;
      asked++;
      const answer = await server.inject({
        url: `${path.replaceAll(/\{[^}]+\}/g, "x")}?${name}=${date}`,
        headers: { "x-auth-token": `Bearer ${userOf(path).token}` },
      });
      if (answer.statusCode >= 500) failed.push([path, name, answer.statusCode]);
    }
  }
  expect({ failed, asked: asked > 100 }).toEqual({ failed: [], asked: true });
});

/** Half of a pair has no spelling in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
