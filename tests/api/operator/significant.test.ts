// Significant events, the runs of the server, its clock and its files: certification R3, S1, S2, S4, A10.
import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { member, memberBank, serverRun, significantEvent } from "../../../server/db/schema.ts";
import { DOORS } from "../../../server/operator/approvals/doors.ts";
import { auditAll } from "../../../server/operator/audit-all.ts";
import { noteError } from "../../../server/operator/significant/note-error.ts";
import { beginRun, watchCapital, watchFiles } from "../../../server/operator/significant/runs.ts";
import { changedFiles, hashFiles, softwareAtStart } from "../../../server/operator/significant/software.ts";
import { report } from "../../../server/log.ts";
import { post } from "../../../server/ledger/post.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import { LARGE, SIGNIFICANT_KIND_NAMES, significantOf } from "../../../src/domain/operator/significant.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { type Person, readRows } from "../lib/agents.ts";
import { newMember, placed } from "../lib/betting.ts";
import { memberWithBank } from "../lib/money.ts";
import { servedHere } from "../lib/served.ts";
import { silently } from "../lib/silently.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
beforeAll(async () => void (operator = await server.user("admin01")));

const events = (kind: string, subject?: string) =>
  server.context.database.db
    .select()
    .from(significantEvent)
    .where(sql`kind = ${kind} and ${subject === undefined ? sql`true` : sql`subject = ${subject}`}`)
    .orderBy(desc(significantEvent.id));
const listed = (kind: string, text = "") =>
  readRows(
    operator,
    `/api/admin/reports/significant-events?itemsPerPage=100&choice=${kind}&text=${encodeURIComponent(text)}`,
  );

describe("an event of money", () => {
  let user: Person;
  beforeAll(async () => void (user = await newMember(server, 30_000_000)));

  it("is a large bet and a large win, with the bet [CERT-R3]", async () => {
    const fixture = await addFixture(server.context);
    const small = await placed(user, [`${fixture}-1x2-away@410`], { stake: LARGE.bet - 10 });
    const bet = await placed(user, [`${fixture}-1x2-home@200`], { stake: LARGE.win / 2 });
    await settleNow(server, fixture, "1:0");
    expect(await events("large_bet", `bet:${bet.id}`)).toMatchObject([{ amount: LARGE.win / 2 }]);
    expect(await events("large_bet", `bet:${small.id}`)).toEqual([]);
    expect(await events("large_win", `bet:${bet.id}`)).toMatchObject([{ amount: LARGE.win }]);
  });

  it("is a large movement and an adjustment, and is gone with a transaction that is taken back [CERT-R3]", async () => {
    const { db } = server.context.database;
    const subject = `member:${user.memberId}`;
    const before = (await events("large_move", subject)).length;
    await operator.ask("POST", "/api/admin/deposits", { userId: user.userId, amount: LARGE.move, reason: "test" });
    expect((await events("large_move", subject)).length).toBe(before + 1);
    await operator.ask("POST", "/api/admin/deposits", {
      userId: user.userId,
      amount: 1_000,
      purpose: "gift",
      reason: "test",
    });
    expect(await events("adjustment", subject)).toMatchObject([{ amount: 1_000 }]);
    const undone = db.transaction(async (tx) => {
      const lines = [HOUSE.promotions, memberAccount.wallet(user.memberId)].map((account) => ({ account, amount: 5 }));
      await post(tx, server.clock, { kind: "gift", ref: "test", lines });
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    expect(await events("adjustment", subject)).toHaveLength(1);
  });

  it("has the amounts of the rule in the triggers of the database [CERT-R3]", async () => {
    const { rows } = (await server.context.database.db.execute(
      sql`select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger where tgname in ('bet_large', 'bet_won_large', 'entry_large')`,
    )) as unknown as { rows: { name: string; text: string }[] };
    const textOf = (name: string) => rows.find((one) => one.name === name)?.text ?? "";
    expect(textOf("bet_large")).toContain(String(LARGE.bet));
    expect(textOf("bet_won_large")).toContain(String(LARGE.win));
    expect(textOf("entry_large")).toContain(String(LARGE.move));
  });
});

describe("an event of a person", () => {
  it("is a failed login, of an account and of none [CERT-R3]", async () => {
    const user = await newMember(server, 0);
    const tries = async (userId: string) =>
      server.inject({ method: "POST", url: "/api/member/login", payload: { userId, password: "wrong-password-1" } });
    expect((await tries(user.userId)).statusCode).toBe(404);
    expect(await events("login_failed", `member:${user.memberId}`)).toHaveLength(1);
    const none = (await events("login_failed", "member:")).length;
    await tries("nobody9999");
    expect((await events("login_failed", "member:")).length).toBe(none + 1);
    expect(await listed("login_failed", user.userId)).toHaveLength(1);
  });

  it("is changed personal data, and a closed account [CERT-R3]", async () => {
    const user = await memberWithBank(server, 0);
    const { db } = server.context.database;
    const [row] = await db.select().from(member).where(eq(member.userId, user.userId));
    const subject = `member:${row?.id}`;
    await db
      .update(memberBank)
      .set({ holder: "다른이름" })
      .where(eq(memberBank.memberId, row?.id ?? ""));
    expect((await events("personal_changed", subject)).length).toBeGreaterThanOrEqual(2);
    await operator.ask("PUT", `/api/admin/disabled-accounts/${user.userId}`, { reason: "test" });
    expect(await events("account_closed", subject)).toHaveLength(1);
  });

  it("is what operators did: each command is one of the kinds, or why it is none [CERT-R3 CERT-S4]", async () => {
    const kinds = new Map(Object.keys(DOORS).map((call) => [call, significantOf(call)]));
    expect(kinds.get("PUT /admin/games/:id")).toBe("game_changed");
    expect(kinds.get("PUT /admin/providers/:id")).toBe("game_changed");
    expect(kinds.get("PUT /admin/settings")).toBe("configuration_changed");
    expect(kinds.get("PUT /admin/coupons/:id")).toBe("configuration_changed");
    expect(kinds.get("POST /admin/staff")).toBe("configuration_changed");
    expect(kinds.get("POST /admin/fixtures/:id/result")).toBe("override");
    expect(kinds.get("POST /admin/live/cancellations")).toBe("override");
    expect(kinds.get("POST /admin/deposits/:id/reverse")).toBe("adjustment");
    expect(kinds.get("POST /admin/fixtures/:id/result/preview")).toBeNull();
    const none = [...kinds].filter(([, kind]) => kind === null).map(([call]) => call);
    expect(none.filter((call) => /rates|limits|settings|games|providers|deposits|capital|staff/.test(call))).toEqual(
      [],
    );
    const settings = await operator.ask<Record<string, unknown>>("GET", "/api/admin/settings");
    await operator.ask("PUT", "/api/admin/settings", settings);
    expect((await listed("configuration_changed", "admin01")).length).toBeGreaterThan(0);
  });
});

describe("an event of the server", () => {
  it("is an unexpected error, once a minute of each cause, and a balance that would be negative [CERT-R3]", async () => {
    await noteError(server.context, "GET /one", new Error("broken"));
    await noteError(server.context, "GET /one", new Error("broken"));
    expect(await events("program_error", "part:GET /one")).toHaveLength(1);
    server.clock.advance(60_001);
    await noteError(server.context, "GET /one", new Error("broken"));
    expect(await events("program_error", "part:GET /one")).toHaveLength(2);
    const user = await newMember(server, 0);
    const lines = [HOUSE.bank, memberAccount.wallet(user.memberId)].map((account) => ({ account, amount: -1 }));
    const failed: unknown = await server.context.database.db
      .transaction((tx) => post(tx, server.clock, { kind: "deposit", ref: null, lines }))
      .catch((error: unknown) => error);
    await noteError(server.context, "POST /two", failed);
    expect(await events("negative_balance", "part:POST /two")).toHaveLength(1);
  });

  it("is a part that is not available, by what the server reports [CERT-R3]", async () => {
    const run = await beginRun(server.context);
    report("payment desk", new Error("no answer"));
    await expect.poll(async () => (await events("part_unavailable", "part:payment desk")).length).toBe(1);
    await run.stop();
  });

  it("is data that does not agree [CERT-R3]", async () => {
    const { db } = server.context.database;
    await silently(server, sql`update account set balance = balance + 1 where id = 'house_capital'`);
    const audited = await auditAll(db, server.context.config, server.clock.now());
    await silently(server, sql`update account set balance = balance - 1 where id = 'house_capital'`);
    expect(audited.ok).toBe(false);
    expect((await events("data_lost", "part:audit"))[0]?.detail).toMatchObject({ count: expect.any(Number) });
  });

  it("is a clock that jumps [CERT-S1 CERT-R3]", async () => {
    const run = await beginRun(server.context);
    await run.see();
    const before = (await events("clock_changed")).length;
    await run.see();
    expect((await events("clock_changed")).length).toBe(before);
    server.clock.advance(5_000);
    await run.see();
    const [jump] = await events("clock_changed");
    expect(Math.abs(Number(jump?.detail.byMs) - 5_000)).toBeLessThan(500);
    // A second is none, and back is one as well.
    const jumps = async (byMs: number) =>
      (await events("clock_changed")).filter(({ detail }) => Math.abs(Number(detail.byMs) - byMs) < 500).length;
    server.clock.advance(1_000);
    await run.see();
    server.clock.advance(-5_000);
    await run.see();
    expect([await jumps(1_000), (await jumps(-5_000)) > 0]).toEqual([0, true]);
    await run.stop();
  });

  it("is a clock that is apart from the database's by less than a jump, once [CERT-S1 CERT-R3]", async () => {
    const run = await beginRun(server.context);
    await run.see();
    const apart = async () =>
      (await events("clock_changed")).filter(({ detail }) => detail.apartMs !== undefined).length;
    const before = await apart();
    server.clock.advance(1_900);
    await run.see();
    await run.see();
    server.clock.advance(-1_900);
    expect(await apart()).toBe(before + 1);
    await run.stop();
  });

  it("is a file that decides about money and is another than at the start [CERT-S2 CERT-S4]", async () => {
    const { hashes, version } = softwareAtStart();
    expect(hashes.size).toBeGreaterThan(300);
    expect([...hashes.keys()].filter((file) => file.endsWith(".test.ts"))).toEqual([]);
    expect(hashes.get("server/ledger/post.ts")).toMatch(/^[0-9a-f]{64}$/);
    expect(version).toMatch(/\+[0-9a-f]{8}$/);
    expect(await watchFiles(server.context)).toEqual([]);
    const other = new Map(hashFiles()).set("server/ledger/post.ts", "another");
    other.delete("server/ledger/accounts.ts");
    expect(changedFiles(hashes, other)).toEqual(["server/ledger/accounts.ts", "server/ledger/post.ts"]);
    expect(await watchFiles(server.context, other)).toHaveLength(2);
    expect((await events("software_changed", "part:files"))[0]?.detail).toMatchObject({ count: 2 });
    const rows = await readRows(operator, "/api/admin/reports/software?itemsPerPage=100&text=ledger/post.ts");
    expect(rows).toMatchObject([{ file: "server/ledger/post.ts", state: "같음" }]);
  });

  it("is another software than at the last start, and a run that ended without stopping [CERT-S4 CERT-R3]", async () => {
    const { db } = server.context.database;
    const old = new Date(server.clock.now() + 1);
    const lost = { id: "lost-run", version: "0.0.1", digest: "another", startedAt: old, seenAt: old };
    // Seen 100 seconds before the next one begins.
    const seenAt = new Date(old.getTime() + 80_000);
    await db
      .insert(serverRun)
      .values([lost, { ...lost, id: "slow-run", startedAt: new Date(old.getTime() - 1), seenAt }]);
    // Two minutes without a sign, and one more.
    server.clock.advance(180_000);
    const run = await beginRun(server.context);
    expect((await events("software_changed", "part:server"))[0]?.detail).toMatchObject({ from: "0.0.1" });
    expect((await events("part_unavailable", "part:server"))[0]?.detail).toMatchObject({ run: "lost-run" });
    await run.stop();
    const [slow] = await db.select().from(serverRun).where(eq(serverRun.id, "slow-run"));
    expect(slow?.stoppedAt).toBeNull();
    const [ended] = await db.select().from(serverRun).where(eq(serverRun.id, "lost-run"));
    expect(ended?.stoppedAt).toEqual(old);
    const rows = await readRows(operator, "/api/admin/reports/availability?itemsPerPage=100");
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["가동", "중단"]));
    const minutes = rows.filter(({ state }) => state === "중단").reduce((sum, row) => sum + Number(row.minutes), 0);
    expect(minutes).toBeGreaterThanOrEqual(2);
  });

  it("is that the house owes more than its bank holds, once a day [CERT-A10]", async () => {
    const { db } = server.context.database;
    await watchCapital(server.context);
    const before = (await events("liability_gap")).length;
    const user = await newMember(server, 0);
    const lines = [HOUSE.promotions, memberAccount.wallet(user.memberId)].map((account) => ({
      account,
      amount: 1_000_000_000_000,
    }));
    await db.transaction((tx) => post(tx, server.clock, { kind: "gift", ref: "test", lines }));
    server.clock.advance(24 * 3_600_000);
    await watchCapital(server.context);
    await watchCapital(server.context);
    expect((await events("liability_gap")).length).toBe(before + 1);
  });
});

describe("events", () => {
  it("are kept: nobody changes or removes one [CERT-R3]", async () => {
    const { db } = server.context.database;
    await expect(db.update(significantEvent).set({ kind: "override" })).rejects.toThrow("Failed query");
    await expect(db.delete(significantEvent)).rejects.toThrow("Failed query");
  });

  it("are searched by kind, subject and days [CERT-R3]", async () => {
    operator = await server.user("admin01");
    const user = await newMember(server, 0);
    await operator.ask("POST", "/api/admin/deposits", { userId: user.userId, amount: LARGE.move, reason: "test" });
    expect((await listed("large_move", user.userId)).map(({ amount }) => amount)).toEqual([LARGE.move]);
    expect(await listed("large_win", user.userId)).toEqual([]);
    expect(SIGNIFICANT_KIND_NAMES.length).toBeGreaterThanOrEqual(15);
  });
});
