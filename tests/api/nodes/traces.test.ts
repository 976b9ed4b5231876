// Traces go to a collector where one is configured: docs/decisions/traces.md.
import { createServer, type Server } from "node:http";
import { registerHooks } from "node:module";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../../server/config.ts";
import { openPool } from "../../../server/db/pool.ts";
import { every } from "../../../server/every.ts";
import type { App } from "../../../server/http/app-type.ts";
import { startTracing, tracedRun } from "../../../server/tracing/tracing.ts";
import type { Tracing } from "../../../server/tracing/types.ts";
import type { Traces } from "../../../server/tracing/environment.ts";
import { betOf, newMember } from "../lib/betting.ts";
import { startTestServer } from "../lib/harness.ts";
import { postgresBinaries, startPostgres } from "../lib/postgres.ts";

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const loaded: string[] = [];
const hooks = registerHooks({
  resolve(specifier, from, next) {
    if (specifier.includes("@opentelemetry/")) loaded.push(specifier);
    return next(specifier, from);
  },
});

let collector: Server;
let bodies: string[] = [];
let traces: Traces;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      if (request.url === "/v1/traces") bodies.push(text);
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  traces = { endpoint: `http://127.0.0.1:${port}`, share: 1, takesParents: true };
});
afterEach(() => (bodies = []));
afterAll(() => {
  hooks.deregister();
  collector.close();
});

/** What the collector has got until now. */
const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans: own }) => own)),
  );
const saidBy = ({ attributes }: SentSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
const childrenOf = (parent: SentSpan | undefined): string[] =>
  spans().flatMap(({ parentSpanId, name }) => (parentSpanId === parent?.spanId ? [name] : []));
const open = async (own: Partial<typeof traces> = {}): Promise<Tracing> => {
  const tracing = await startTracing({ traces: { ...traces, ...own } } as Config, "node");
  if (!tracing) throw new Error("no tracing");
  return tracing;
};

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

it("a server without a collector loads nothing of OpenTelemetry", async () => {
  const server = await startTestServer();
  const answer = await server.inject({ url: "/api/health", headers: CALLER });
  await server.close();
  expect([answer.statusCode, loaded, bodies]).toEqual([200, [], []]);
});

describe("a server with a collector", () => {
  it("sends a call with its queries in the trace of its caller, and nothing of what was sent or stored", async () => {
    const server = await startTestServer({ traces });
    const user = await newMember(server, 1_000_000);
    const read = await user.call("GET", "/api/bets?itemsPerPage=5", undefined, CALLER);
    const body = betOf(["asecretofthebody-1x2-home@200"], { stake: 1_234 });
    const written = await user.call("POST", "/api/bets", body, CALLER);
    await server.inject({ url: `/api/bets/by-key/${user.memberId}?search=a-secret-of-the-address`, headers: CALLER });
    await server.close();
    expect(loaded.length).toBeGreaterThan(0);
    const calls = spans().filter(({ attributes }) => attributes.some(({ key }) => key === "http.route"));
    expect(calls.map(({ name, traceId }) => [name, traceId])).toEqual([
      ["GET /api/bets", TRACE],
      ["POST /api/bets", TRACE],
      ["GET /api/bets/by-key/:key", TRACE],
    ]);
    expect(calls.map(saidBy)).toEqual([
      { "http.request.method": "GET", "http.route": "/api/bets", "http.response.status_code": read.status },
      {
        "http.request.method": "POST",
        "http.route": "/api/bets",
        "http.response.status_code": written.status,
      },
      { "http.request.method": "GET", "http.route": "/api/bets/by-key/:key", "http.response.status_code": 401 },
    ]);
    expect(read.status).toBe(200);
    expect(childrenOf(calls[0])).toEqual(expect.arrayContaining(["session_of"]));
    // Its queries are asked after its body has come.
    expect(childrenOf(calls[0]).length).toBeGreaterThan(1);
    expect(childrenOf(calls[1])).toEqual(expect.arrayContaining(["bet_terms"]));
    const sent = bodies.join("\n");
    for (const secret of [user.memberId, user.userId, user.token, "a-secret", "asecret", "itemsPerPage", "127.0.0.1"])
      expect(sent).not.toContain(secret);
    // What it does by itself begins traces of its own.
    const background = spans().filter(({ name }) => name === "chain of the audit log");
    expect(background.length).toBeGreaterThan(0);
    for (const span of background) expect([span.parentSpanId || null, span.traceId === TRACE]).toEqual([null, false]);
    expect(childrenOf(background[0]).length).toBeGreaterThan(0);
  });

  it("says of a failure its code or class, and of a server's own failure that it is one", async () => {
    const tracing = await open();
    const app = fastify();
    tracing.follow(app as unknown as App);
    app.get("/broken", () => {
      throw new Error("with a value");
    });
    await app.inject({ url: "/broken" });
    const failing = every("a part that fails", 60_000, () => {
      throw Object.assign(new Error("with a value"), { code: "23505" });
    });
    await failing.stop();
    await app.close();
    await tracing.stop();
    const [call, part] = ["GET /broken", "a part that fails"].map((name) => spans().find((span) => span.name === name));
    expect([call, part].map((span) => span && [saidBy(span)["error.type"], span.status.code])).toEqual([
      ["500", 2],
      ["23505", 2],
    ]);
    expect(bodies.join("")).not.toContain("with a value");
  });

  it("begins a trace of its own where no proxy vouches for the caller's", async () => {
    const tracing = await open({ takesParents: false });
    const app = fastify();
    tracing.follow(app as unknown as App);
    app.get("/", () => "");
    await app.inject({ url: "/", headers: CALLER });
    await app.close();
    await tracing.stop();
    expect(spans().map(({ name, traceId, parentSpanId }) => [name, traceId === TRACE, parentSpanId || null])).toEqual([
      ["GET /", false, null],
    ]);
  });

  it("keeps the share of traces that is asked for", async () => {
    const tracing = await open({ share: 0 });
    await tracedRun("not kept", () => {});
    await tracing.stop();
    expect(bodies).toEqual([]);
  });
});

describe.skipIf(postgresBinaries() === null)("on PostgreSQL", () => {
  it("a query belongs to who asked it, also when it waits for a connection", async () => {
    const postgres = await startPostgres();
    const tracing = await open();
    const pool = openPool(postgres.url, { max: 1, node: "traced", onLost: () => {} });
    const transaction = async (): Promise<void> => {
      const client = await pool.connect();
      await client.query("begin");
      await client.query({ text: "update pg_class set relname = relname where false" });
      await client.query("rollback");
      client.release();
    };
    await Promise.all([
      tracedRun("one", () => pool.query("select 1 from pg_class limit 1")),
      tracedRun("other", transaction),
      tracedRun("third", () => pool.query({ text: "select count(*) from pg_proc", values: [] })),
    ]);
    await pool.end();
    await tracing.stop();
    await postgres.stop();
    const of = (name: string) => childrenOf(spans().find((span) => span.name === name));
    expect([of("one"), of("other"), of("third")]).toEqual([
      ["select pg_class"],
      ["begin", "update pg_class", "rollback"],
      ["select pg_proc"],
    ]);
    expect(spans()).toHaveLength(8);
  });
});
