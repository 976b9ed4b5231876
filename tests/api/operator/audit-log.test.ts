// The log of what operators do and read: written with the change, chained behind it, and proven from outside.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { Tx } from "../../../server/db/open.ts";
import { auditAll } from "../../../server/operator/audit-all.ts";
import { chainAuditLog } from "../../../server/operator/audit-log/chain.ts";
import { headsFolder, publishAuditHeads, readHeads } from "../../../server/operator/audit-log/heads.ts";
import { verifyLog } from "../../../server/operator/audit-log/verify.ts";
import type { AuditItem } from "../../../src/api/contract/operator/audit-log.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

const folder = mkdtempSync(join(tmpdir(), "hanpan-audit-"));
let server: TestServer;
let first: ApiUser;
beforeAll(async () => {
  server = await startTestServer({ dataDir: folder });
  first = await server.user("admin01");
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const log = async (query: Record<string, string>): Promise<AuditItem[]> =>
  (await first.ask<{ items: AuditItem[] }>("GET", `/api/admin/audit-log?${new URLSearchParams(query)}`)).items;
const db = () => server.context.database.db;

describe("what is written", () => {
  it("tells who, when, from where, on whom, before and after, and why", async () => {
    await first.ask("PUT", "/api/admin/members/member02/level", { level: 9, reason: "우수 회원" });
    const [done] = await log({ subject: "member:member02", outcome: "done" });
    expect(done).toMatchObject({
      actor: "admin02",
      askedBy: "admin01",
      address: "127.0.0.1",
      outcome: "done",
      changes: [
        { relation: "member", before: { level: 1 }, after: { level: 9 } },
        { relation: "approval", before: { state: "asked" }, after: { state: "approved" } },
      ],
    });
    expect(done?.device).not.toBe("");
    const [asked] = await log({ subject: "member02", outcome: "asked" });
    expect(asked).toMatchObject({ actor: "admin01", action: "PUT /admin/members/:userId/level", reason: "우수 회원" });
  });

  it("tells of calls that were refused for text that no database keeps", async () => {
    const support = await server.user("admin06");
    expect((await support.call("GET", "/api/admin/audit-log?subject=a%00b")).status).toBe(403);
    expect((await support.call("DELETE", "/api/admin/popups/a%00b")).status).toBe(403);
    const [removed, read] = await log({ outcome: "denied" });
    expect(removed).toMatchObject({ actor: "admin06", code: "forbidden", subjects: ["popup:a\uFFFDb"] });
    expect(read).toMatchObject({ actor: "admin06", code: "forbidden", asked: { query: { subject: "a\uFFFDb" } } });
  });

  it("keeps the beginning of a text whose cut parts a pair of surrogates", async () => {
    const contents = `${"가".repeat(299)}🂡${"나".repeat(9)}`;
    await first.ask("POST", "/api/admin/messages", { userId: "member02", title: "안내", contents });
    const [sent] = await log({ action: "POST /admin/messages", outcome: "done" });
    expect(sent?.asked).toMatchObject({ body: { contents: `${"가".repeat(299)}\uFFFD…` } });
  });

  it("is found by action and by span", async () => {
    const action = "PUT /admin/members/:userId/level";
    const found = await log({ action });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((item) => item.action))).toEqual(new Set([action]));
    const at = found[0]?.at ?? "";
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect((await log({ action, from: at, to: later })).map(({ id }) => id)).toContain(found[0]?.id);
    expect((await log({ action, to: at })).map(({ id }) => id)).not.toContain(found[0]?.id);
    expect(await log({ action, from: later })).toEqual([]);
  });

  it("keeps no secret, neither of what was asked nor of what changed", async () => {
    const secret = `never-in-the-log-${"x".repeat(30)}`;
    await first.ask("POST", "/api/admin/providers", {
      id: "trial",
      name: "시험",
      address: "https://t.example",
      secret,
    });
    const items = await log({ subject: "provider:trial" });
    expect(items.map(({ outcome }) => outcome)).toEqual(["done", "asked"]);
    expect(items[0]?.changes[0]).toMatchObject({ relation: "provider", before: null, after: { name: "시험" } });
    const rows = await rowsFrom<{ text: string }>(
      db(),
      sql`select string_agg(t, '') as text from (select e::text as t from audit_entry e union all select c::text from audit_change c union all select a::text from approval a) all_of_it`,
    );
    expect(rows[0]?.text).not.toContain("never-in-the-log");
  });

  it("tells what was denied, to operators without the right and to others who try", async () => {
    const trader = await server.user("admin04");
    expect((await trader.call("POST", "/api/admin/deposits", { userId: "member01", amount: 1 })).status).toBe(403);
    const member = await server.user("member01");
    expect((await member.call("GET", "/api/admin/members")).status).toBe(403);
    expect((await first.call("DELETE", "/api/admin/coupons/nothing", {})).status).toBe(404);
    expect((await first.call("POST", "/api/admin/coupons/nothing/end", {})).status).toBe(404);
    expect(await log({ actor: "admin04" })).toMatchObject([
      { action: "POST /admin/deposits", outcome: "denied", code: "forbidden" },
    ]);
    expect(await log({ actor: "member01" })).toMatchObject([{ action: "GET /admin/members", outcome: "denied" }]);
    // What is not there was asked for in vain, which is no attempt.
    expect((await first.call("GET", "/api/admin/members/nobody00")).status).toBe(404);
    const denied = await log({ actor: "admin01", outcome: "denied" });
    expect(denied.map(({ action }) => action)).toEqual(["POST /admin/coupons/:id/end"]);
    expect(await log({ subject: "coupon:nothing" })).toMatchObject([
      { outcome: "denied", code: "not_found", changes: [] },
    ]);
  });

  it("tells what personal data was read, once a minute for the same", async () => {
    const bank = { bank: "신한은행", number: "110123456789", holder: "김한판" };
    const member = await server.user("member03");
    await member.call("PUT", "/api/wallet/bank-account", { ...bank, password: "1234" });
    const read = async () => (await log({ outcome: "read", subject: "member:member03" })).length;
    expect(await read()).toBe(0);
    await first.ask("GET", "/api/admin/protection/member03");
    await first.ask("GET", "/api/admin/protection/member03");
    expect(await log({ outcome: "read", subject: "member:member03" })).toMatchObject([{ reads: ["profile"] }]);
    server.clock.advance(50_000);
    await first.ask("GET", "/api/admin/protection/member03");
    expect(await read()).toBe(1);
    server.clock.advance(10_001);
    await first.ask("GET", "/api/admin/protection/member03");
    expect(await read()).toBe(2);
  });

  it("does nothing that it cannot write down", async () => {
    const emoney = async () =>
      (await first.ask<{ items: { emoney: number }[] }>("GET", "/api/admin/members?text=member04")).items[0]?.emoney;
    const before = await emoney();
    await db().execute(sql`alter table audit_entry add constraint never check (false) not valid`);
    try {
      const answer = await first.call("POST", "/api/admin/deposits", { userId: "member04", amount: 1_000 });
      expect(answer.status).toBe(503);
      expect(await emoney()).toBe(before);
    } finally {
      await db().execute(sql`alter table audit_entry drop constraint never`);
    }
  });

  it("is for those who may read it", async () => {
    const trader = await server.user("admin04");
    expect((await trader.call("GET", "/api/admin/audit-log")).status).toBe(403);
    const auditor = await server.user("admin08");
    expect((await auditor.call("GET", "/api/admin/audit-log")).status).toBe(200);
  });
});

describe("every table", () => {
  /** Why no change of these is noted row by row. */
  const NOT_NOTED: Readonly<Record<string, string>> = {
    "bet bet_pick cash_out cash_out_request command judgement trail": "of bets, by members and by settlement",
    "account posting entry house_hour list_count rolling_entry rolling_line wagering":
      "the books, which are append only themselves",
    "agent_line bet_cancellation books_check cash_out game_beacon level_change live_action member_note money_request_state programme_claim provider_held provider_held_decision significant_event staff_change tendency_change":
      "append only: each row is the record of one act",
    "audit_entry audit_change audit_link operator_move": "the log itself",
    "attempt session member_trace recovery_code staff_device": "of logins",
    "attendance coupon_grant friend_promise friend_reward tournament_standing": "what members got",
    import_file: "of what operators ask for, which the log has by its digest",
    "file message post_bet post_image post_view favourite game_favourite": "of members' and operators' writings",
    "fixture fixture_board market selection game_chain game_round": "of feeds and draws; a result is noted",
    "provider_doubt provider_game game_token provider_request provider_transaction": "of calls of providers",
    "lease server_run": "of nodes",
    "report_day report_day_changed": "what reports read of bets, kept",
    "table_columns table_view": "how operators see their tables",
    "desk_order desk_payout desk_transfer tether_transfer": "of the payment desk",
  };
  it("is noted row by row, or says why not", async () => {
    const tables = await rowsFrom<{ name: string; noted: boolean }>(
      db(),
      sql`select tablename::text as name, exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where p.proname = 'note_change' and t.tgrelid = format('%I', tablename)::regclass) as noted
        from pg_tables where schemaname = 'public'`,
    );
    const named = new Set(Object.keys(NOT_NOTED).flatMap((names) => names.split(" ")));
    expect(tables.filter(({ name, noted }) => !noted && !named.has(name)).map(({ name }) => name)).toEqual([]);
    expect(tables.filter(({ noted }) => noted).length).toBeGreaterThan(30);
  });
});

describe("the chain", () => {
  /** What the check says of a log that was tampered with in this way; nothing of it stays. */
  async function saidOf(tamper: (tx: Tx) => Promise<unknown>): Promise<string[]> {
    let said: string[] = [];
    const undo = new Error("undone");
    await db()
      .transaction(async (tx) => {
        for (const table of ["audit_entry", "audit_change", "audit_link"])
          await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
        await tamper(tx as Tx);
        said = (await verifyLog(tx as Tx, headsFolder(server.context.config), server.clock.now())).differences;
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return said;
  }

  beforeAll(async () => {
    await first.ask("POST", "/api/admin/deposits", { userId: "member05", amount: 1_000 });
    await chainAuditLog(server.context);
    await publishAuditHeads(server.context);
  });

  it("is right, and its head stands in a file of the day", async () => {
    expect(await saidOf(async () => {})).toEqual([]);
    const report = await auditAll(db(), server.context.config, server.clock.now());
    expect(report).toMatchObject({ ok: true, differences: [] });
    expect(report.log.entries).toBe(report.log.chained);
    expect(readdirSync(join(folder, "audit-heads"))[0]).toMatch(/^\d{4}-\d{2}-\d{2}\.txt$/);
  });

  it("tells an entry that was changed", async () => {
    expect(await saidOf((tx) => tx.execute(sql`update audit_entry set reason = '다른 사유' where serial = 2`))).toEqual(
      [expect.stringMatching(/^audit log: entry \S+ of link \d+ was changed$/)],
    );
  });

  it("tells a change of before and after", async () => {
    const said = await saidOf((tx) =>
      tx.execute(sql`update audit_change set after = '{"level": 2}' where relation = 'member'`),
    );
    expect(said).toEqual([expect.stringMatching(/was changed$/)]);
  });

  it("tells an entry that is missing, with and without its link", async () => {
    expect(await saidOf((tx) => tx.execute(sql`delete from audit_entry where serial = 2`))).toEqual([
      expect.stringMatching(/is missing$/),
    ]);
    // The server publishes heads by itself, too, and such a link is missed there as well.
    const published = new Set((await readHeads(join(folder, "audit-heads"))).map(({ seq }) => seq));
    const seq = [2, 3, 4, 5, 6, 7, 8].find((one) => !published.has(one));
    const both = await saidOf(async (tx) => {
      await tx.execute(sql`delete from audit_entry where id = (select audit_id from audit_link where seq = ${seq})`);
      await tx.execute(sql`delete from audit_link where seq = ${seq}`);
    });
    expect(both).toEqual([`audit log: links ${seq} to ${seq} are missing`]);
  });

  const CUT_OFF = /^audit log: link \d+, published on .* is missing; the log ends at 2$/;
  it("tells a log that was cut off, by the head that was published", async () => {
    const said = await saidOf(async (tx) => {
      await tx.execute(sql`delete from audit_entry where id in (select audit_id from audit_link where seq > 2)`);
      await tx.execute(sql`delete from audit_link where seq > 2`);
    });
    // Of each head: the server publishes them by itself, too.
    expect([said.length > 0, said.filter((one) => !CUT_OFF.test(one))]).toEqual([true, []]);
  });

  it("tells a chain that was written anew after a change", async () => {
    const said = await saidOf(async (tx) => {
      await tx.execute(sql`update audit_entry set reason = '다른 사유' where serial = 2`);
      await tx.execute(sql`delete from audit_link`);
      await chainAuditLog({ database: { ...server.context.database, db: tx as never } });
    });
    expect([said.length > 0, said.filter((one) => !/is not the head that was published/.test(one))]).toEqual([
      true,
      [],
    ]);
  });

  it("changes and deletes no row of the log", async () => {
    for (const table of ["audit_entry", "audit_change", "audit_link", "operator_move"])
      for (const statement of [`delete from ${table}`, `truncate ${table}`])
        await expect(db().execute(sql.raw(statement)), statement).rejects.toThrow("Failed query");
  });

  it("has a line of the day for each head that has moved, and none for one that has not", async () => {
    const heads = async () => (await readHeads(headsFolder(server.context.config) ?? "")).map(({ seq }) => seq);
    for (const amount of [2_000, 3_000]) {
      const before = await heads();
      await first.ask("POST", "/api/admin/deposits", { userId: "member05", amount });
      await chainAuditLog(server.context);
      await publishAuditHeads(server.context);
      const after = await heads();
      expect(Math.max(...after)).toBeGreaterThan(Math.max(...before));
      await publishAuditHeads(server.context);
      expect(await heads()).toEqual(after);
      expect(after).toEqual(after.toSorted((a, b) => a - b));
    }
  });
});
