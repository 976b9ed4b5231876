// What the log says at its default level, and what it must not say.
import { Writable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { ApiUser } from "../../factories/api-user.ts";
import { errorRecord } from "../../../server/log.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split("\n").filter(Boolean));
      done();
    },
  });
  server = await startTestServer({ logLevel: "warn" }, { logTo });
});
afterAll(() => server.close());

/** What `work` logs, `count` lines and no more. A line is written after its answer is sent. */
async function logged(count: number, work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await work();
  await expect.poll(() => lines.length).toBe(count);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

const key = () => ({ "Idempotency-Key": crypto.randomUUID() });

test("failed logins, settings, kicks, blocks and forbidden calls are logged with actor and address", async () => {
  const guest = new ApiUser(server.url, "");
  const failed = await logged(1, () =>
    guest.call("POST", "/api/member/login", { userId: "member01", password: "my-secret-word" }),
  );
  expect(failed).toEqual([
    expect.objectContaining({ event: "proof refused", actor: "member01", address: "127.0.0.1", status: 404 }),
  ]);
  // A password that was typed into the field of the id.
  const mistyped = await logged(1, () =>
    guest.call("POST", "/api/member/login", { userId: "my secret word!", password: "my-secret-word" }),
  );
  expect(mistyped).toEqual([expect.objectContaining({ actor: "?" })]);
  expect(JSON.stringify([failed, mistyped])).not.toMatch(/secret/);
  const operator = await server.user("admin01");
  const member = await server.user("member02");
  const did = await logged(5, async () => {
    await operator.ask("PUT", "/api/admin/settings", { joinApproval: false }, key());
    await operator.ask("POST", "/api/admin/sessions/member02/kick", undefined, key());
    await operator.ask("PUT", "/api/admin/blocked-addresses/203.0.113.9", { reason: "시험" }, key());
    await member.call("GET", "/api/member/user");
    const other = await server.user("member03");
    await other.call("GET", "/api/admin/settings");
    // What a member changes of his own is no operator's change.
    expect((await other.call("PUT", "/api/favourites", { kind: "league", key: "K리그1", isOn: true })).status).toBe(
      200,
    );
    await operator.ask("GET", "/api/admin/settings");
  });
  expect(did).toEqual([
    expect.objectContaining({ event: "operator change", actor: "admin01", call: "PUT /api/admin/settings" }),
    expect.objectContaining({
      event: "operator change",
      actor: "admin01",
      call: "POST /api/admin/sessions/:userId/kick",
      target: { userId: "member02" },
    }),
    expect.objectContaining({
      event: "operator change",
      call: "PUT /api/admin/blocked-addresses/:address",
      target: { address: "203.0.113.9" },
      address: "127.0.0.1",
    }),
    expect.objectContaining({ event: "proof accepted", actor: "member03", factors: ["password"], status: 200 }),
    expect.objectContaining({ event: "access refused", actor: "member03", call: "GET /api/admin/settings" }),
  ]);
});

test("attempts to get past a control are logged: a made-up token and a wrong signature, each once a minute", async () => {
  const forged = { "x-auth-token": `Bearer ${"A".repeat(65)}` };
  const tried = await logged(2, async () => {
    for (let i = 0; i < 3; i++) {
      expect((await server.inject({ url: "/api/member/user", headers: forged })).statusCode).toBe(401);
      const wallet = { method: "POST", url: "/api/provider/hanpan/balance", payload: { playerId: "x" } } as const;
      expect((await server.inject(wallet)).statusCode).toBe(401);
    }
    // Nobody tries anything who has no token, or one whose session has ended.
    expect((await server.inject({ url: "/api/member/user" })).statusCode).toBe(401);
  });
  expect(tried.map(({ event, call }) => [event, call])).toEqual([
    ["token made up", "GET /api/member/user"],
    ["signature refused", "POST /api/provider/:provider/balance"],
  ]);
});

test("a failed query is logged by its code, without SQL, parameters or values", async () => {
  const { db } = server.context.database;
  for (const [query, code] of [
    [sql`select ${"hidden-value"}::int as hidden_column`, "22P02"],
    [sql`select hidden_column from hidden_table where x = ${"hidden-value"}`, "42P01"],
  ] as const) {
    const error: unknown = await db.execute(query).catch((reason: unknown) => reason);
    expect(String(error)).toContain("hidden");
    expect(errorRecord(error).message).toContain(code);
    expect(JSON.stringify(errorRecord(error))).not.toMatch(/hidden|select/);
  }
});

test("a forwarded header that nobody trusts is said once", async () => {
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const said = await logged(1, async () => {
    await server.inject({ url: "/api/health", headers });
    await server.inject({ url: "/api/health", headers });
  });
  expect(said.map((line) => line.msg)).toEqual([expect.stringContaining("TRUST_PROXY")]);
});
