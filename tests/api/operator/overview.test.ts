// The start of the console: each figure against what was done, by right, and each by an index.
import { sql, type SQL } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoAccounts } from "../../../server/demo/accounts.ts";
import type { Tx } from "../../../server/db/open.ts";
import { rowsFrom } from "../../../server/db/execute.ts";
import { booksCheck, marketHold } from "../../../server/db/schema.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import { post } from "../../../server/ledger/post.ts";
import { readBetsToday } from "../../../server/operator/overview/bets-today.ts";
import { readAlarms } from "../../../server/operator/overview/alarms.ts";
import { checkBooks, checkBooksWhenDue, dueAt, lastCheck } from "../../../server/operator/overview/books-check.ts";
import { openQuery } from "../../../server/operator/overview/exposure-now.ts";
import { readHouse } from "../../../server/operator/overview/house-now.ts";
import { readMoneyToday, runningQuery } from "../../../server/operator/overview/money-today.ts";
import { onlineQuery } from "../../../server/session/online.ts";
import type { Overview } from "../../../src/api/contract/operator/overview.ts";
import { may, OPERATOR_ROLES } from "../../../src/domain/operator/rights.ts";
import type { PostingKind } from "../../../src/domain/wallet/entry-kinds.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { newMember, placed } from "../lib/betting.ts";
import { charge } from "../lib/money.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
const look = () => operator.ask<Overview>("GET", "/api/admin/overview");
const kinds = ({ alarms }: Overview) => alarms.map(({ kind }) => kind);

/** Noon in Seoul, long before anything else happened. */
const NOON = new Date("2020-03-10T12:00:00+09:00");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function cash(memberId: string, at: number, amount: number, kind: PostingKind = "charge"): Promise<void> {
  await db().transaction((tx) =>
    post(
      tx,
      { now: () => at },
      {
        kind,
        ref: null,
        lines: [HOUSE.bank, memberAccount.wallet(memberId)].map((account) => ({ account, amount })),
      },
    ),
  );
}

describe("money in and out", () => {
  it("is that of today, against the mean of seven days up to the same time of the day", async () => {
    const { memberId } = await newMember(server, 0);
    const noon = NOON.getTime();
    await cash(memberId, noon - 8 * DAY, 9_000_000);
    await cash(memberId, noon - 7 * DAY - HOUR, 700_000);
    await cash(memberId, noon - 7 * DAY + HOUR, 70_000);
    await cash(memberId, noon - DAY - 11.5 * HOUR, 1_400_000);
    await cash(memberId, noon - 2 * HOUR, 300_000);
    await cash(memberId, noon - HOUR, 40_000, "deposit");
    await cash(memberId, noon - HOUR / 2, -50_000, "reversal");
    await cash(memberId, noon, -20_000, "payout");
    await cash(memberId, noon - 3 * DAY, -7_000, "payout");
    await cash(memberId, noon + 1, 1_000_000);
    const { in: came, out, hours } = await readMoneyToday(db(), NOON);
    expect({ came, out }).toEqual({
      came: { today: 290_000, mean: 300_000 },
      out: { today: 20_000, mean: 1_000 },
    });
    expect(hours).toHaveLength(24);
    expect(hours[0]).toEqual({ hour: 0, in: 0, inMean: 200_000, out: 0, outMean: 0 });
    expect(hours[10]).toEqual({ hour: 10, in: 300_000, inMean: 200_000, out: 0, outMean: 0 });
    expect(hours[12]).toEqual({ hour: 12, in: 290_000, inMean: 300_000, out: 20_000, outMean: 1_000 });
    expect(hours[13]).toEqual({ hour: 13, in: null, inMean: 310_000, out: null, outMean: 1_000 });
  });

  it("leaves out what moves no bank, and capital", async () => {
    const before = await look();
    const { memberId } = await newMember(server, 0);
    await db().transaction(async (tx) => {
      const lines = (accounts: readonly string[]) => accounts.map((account) => ({ account, amount: 5_000 }));
      const of = [HOUSE.promotions, memberAccount.wallet(memberId)];
      await post(tx, server.clock, { kind: "gift", ref: null, lines: lines(of) });
      await post(tx, server.clock, { kind: "reversal", ref: null, lines: lines(of) });
      await post(tx, server.clock, { kind: "capital", ref: null, lines: lines([HOUSE.bank, HOUSE.capital]) });
    });
    expect((await look()).money?.in.today).toBe(before.money?.in.today);
  });
});

it("tells stakes that were taken and results of what was settled, by product", async () => {
  const before = await look();
  const fixture = await addFixture(server.context);
  await placed(await newMember(server, 1_000_000), [`${fixture}-1x2-home@200`], { stake: 20_000 });
  await placed(await newMember(server, 1_000_000), [`${fixture}-ou-over@190`], { stake: 30_000 });
  const sports = ({ bets }: Overview) => bets?.products.find(({ product }) => product === "sports");
  const [was, taken] = [sports(before), sports(await look())];
  expect((taken?.bets ?? 0) - (was?.bets ?? 0)).toBe(2);
  expect((taken?.stake ?? 0) - (was?.stake ?? 0)).toBe(50_000);
  expect(taken?.result).toBe(was?.result);
  await settleNow(server, fixture, "1:0");
  const settled = sports(await look());
  expect((settled?.atRisk ?? 0) - (was?.atRisk ?? 0)).toBe(50_000);
  expect((settled?.paid ?? 0) - (was?.paid ?? 0)).toBe(40_000);
  expect((settled?.result ?? 0) - (was?.result ?? 0)).toBe(10_000);
  const { hours, products } = await readBetsToday(db(), new Date(server.clock.now()));
  const total = (of: readonly { stake: number; result: number }[]) =>
    of.reduce((sum, { stake, result }) => [(sum[0] ?? 0) + stake, (sum[1] ?? 0) + result], [0, 0]);
  expect(total(hours)).toEqual(total(products));
  expect(await readBetsToday(db(), NOON)).toMatchObject({
    products: Array.from({ length: 4 }, () => ({ bets: 0, stake: 0, atRisk: 0, result: 0 })),
  });
});

it("names the fixtures that may cost most, and what all open bets hold", async () => {
  const before = (await look()).exposure;
  const fixture = await addFixture(server.context);
  const user = await newMember(server, 10_000_000);
  const { payout } = await placed(user, [`${fixture}-1x2-home@200`], { stake: 1_000_000 });
  const after = (await look()).exposure;
  expect(after?.open).toEqual({
    bets: (before?.open.bets ?? 0) + 1,
    stake: (before?.open.stake ?? 0) + 1_000_000,
    payout: (before?.open.payout ?? 0) + payout,
  });
  expect(after?.fixtures[0]).toMatchObject({ id: fixture, stake: 1_000_000, worst: 1_000_000 - payout });
});

it("tells since when the oldest of a queue waits", async () => {
  const { request } = (await charge(await newMember(server, 0))).body;
  const queue = (await look()).queues.find(({ section }) => section === "charges");
  expect(queue).toEqual({ section: "charges", count: 1, oldestAt: expect.any(String) });
  const [row] = await rowsFrom<{ at: string }>(
    db(),
    sql`select created_at::text as at from money_request where id = ${request.id}`,
  );
  expect(queue?.oldestAt).toBe(new Date(row?.at ?? "").toISOString());
});

it("says of the house what the accounts of all members come to", async () => {
  const [row] = await rowsFrom<{ owed: string; bank: string }>(
    db(),
    sql`select sum(case kind when 'owed' then -balance else balance end)
        filter (where kind in ('wallet', 'staked', 'reserved', 'owed'))::text as owed,
      (sum(balance) filter (where id = ${HOUSE.bank}))::text as bank from account`,
  );
  const { bank, owed, left } = await readHouse(db());
  expect([bank, owed, left]).toEqual([Number(row?.bank), Number(row?.owed), Number(row?.bank) - Number(row?.owed)]);
  expect((await look()).house).toEqual({ bank, owed, left });
});

describe("by right", () => {
  it.each([...OPERATOR_ROLES])("%s reads its parts alone", async (role) => {
    const { userId } = demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === role) ?? {};
    // A second login would end the first one's session.
    const reader = userId === operator.userId ? operator : await server.user(userId ?? "");
    const found = await reader.ask<Overview>("GET", "/api/admin/overview");
    const parts = { members: "online", money: "money", bets: "bets", live: "exposure", capital: "house" } as const;
    for (const [section, part] of Object.entries(parts))
      expect([part, found[part] !== null]).toEqual([part, may([role], `${section as keyof typeof parts}.read`)]);
    const sections = found.queues.map(({ section }) => section);
    expect(sections.includes("charges")).toBe(may([role], "money.read"));
    expect(sections.includes("enquiries")).toBe(may([role], "enquiries.read"));
  });
});

describe("alarms", () => {
  it("tell what the last check of the books and of the log found, to who may read them", async () => {
    expect(kinds(await look())).not.toContain("books");
    await db()
      .insert(booksCheck)
      .values({ at: new Date(server.clock.now()), tookMs: 1, books: 2, log: 1 });
    expect((await look()).alarms).toEqual(
      expect.arrayContaining([
        { kind: "books", differences: 2 },
        { kind: "log", differences: 1 },
      ]),
    );
    const finance = demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === "finance")?.userId ?? "";
    const seen = await (await server.user(finance)).ask<Overview>("GET", "/api/admin/overview");
    expect([kinds(seen).includes("books"), kinds(seen).includes("log")]).toEqual([true, false]);
    // An operator's own check is kept, and is right again.
    await operator.ask("GET", "/api/admin/audit");
    expect(kinds(await look())).not.toContain("books");
  });

  it("tell a feed that is silent and a stop of everything, and no stop of less", async () => {
    const at = new Date(server.clock.now());
    const hold = { reason: "silent", by: null, at };
    await db()
      .insert(marketHold)
      .values([
        { scope: "feed", key: "outside", ...hold },
        { scope: "all", key: "", ...hold },
        { scope: "sport", key: "6046", ...hold },
      ]);
    const since = at.toISOString();
    const { alarms } = await look();
    expect(alarms.filter(({ kind }) => kind === "feed")).toEqual([{ kind: "feed", name: "outside", since }]);
    expect(alarms.filter(({ kind }) => kind === "stopped")).toEqual([{ kind: "stopped", since }]);
    const content = demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === "content")?.userId ?? "";
    expect(kinds(await (await server.user(content)).ask<Overview>("GET", "/api/admin/overview"))).toEqual([]);
    await db().delete(marketHold);
    expect(kinds(await look())).not.toContain("feed");
  });
});

describe("alarms about money", () => {
  const all = () => true;
  const house = (left: number) => ({ bank: 10_000 + left, owed: 10_000, left });
  const exposure = (worst: number) => ({
    open: { bets: 1, stake: 0, payout: 0 },
    fixtures: [{ id: "one", name: "한 vs 판", isLive: false, stake: 0, worst }],
  });
  const ofHouse = async (left: number, worst: number | null) =>
    (
      await readAlarms(server.context, {
        mayRead: all,
        house: house(left),
        exposure: worst === null ? null : exposure(worst),
      })
    ).filter(({ kind }) => kind === "owed" || kind === "exposed");

  it("tell what the bank lacks, and the match that would cost more than it has left", async () => {
    expect(await ofHouse(0, null)).toEqual([]);
    expect(await ofHouse(-1, -5_000)).toEqual([{ kind: "owed", missing: 1 }]);
    expect(await ofHouse(5_000, -5_000)).toEqual([]);
    expect(await ofHouse(5_000, -5_001)).toEqual([
      { kind: "exposed", fixture: "한 vs 판", worst: -5_001, left: 5_000 },
    ]);
    expect(await ofHouse(0, 0)).toEqual([]);
  });

  it("tell a daily check that was not made two hours after it was due, where there was something to check", async () => {
    const { context } = server;
    const unchecked = async (now: Date, mayRead: (right: string) => boolean = all) =>
      (
        await readAlarms({ ...context, clock: { now: () => now.getTime() } }, { mayRead, house: null, exposure: null })
      ).filter(({ kind }) => kind === "unchecked");
    const { at } = await lastChecked();
    const due = dueAt(new Date(at.getTime() + DAY));
    expect(await unchecked(new Date(due.getTime() + 2 * HOUR - 1))).toEqual([]);
    const late = new Date(due.getTime() + 2 * HOUR);
    expect(await unchecked(late)).toEqual([{ kind: "unchecked", since: at.toISOString() }]);
    expect(await unchecked(late, (right) => right === "audit-log.read")).toEqual([]);
  });

  async function lastChecked() {
    await checkBooks(server.context);
    const last = await lastCheck(db());
    if (!last) throw new Error("no check");
    return last;
  }
});

describe("the daily check", () => {
  it("is due at five in Seoul", () => {
    expect(dueAt(NOON).toISOString()).toBe("2020-03-09T20:00:00.000Z");
    expect(dueAt(new Date("2020-03-10T04:59:00+09:00")).toISOString()).toBe("2020-03-08T20:00:00.000Z");
  });

  it("is made once a day, and where there was something to check", async () => {
    const { context } = server;
    const at = (now: number) => ({ ...context, clock: { now: () => now } });
    const checks = async () =>
      Number((await rowsFrom<{ n: string }>(db(), sql`select count(*) as n from books_check`))[0]?.n);
    await checkBooks(context);
    const before = await checks();
    const tomorrow = server.clock.now() + DAY;
    await checkBooksWhenDue(at(tomorrow));
    await checkBooksWhenDue(at(tomorrow + HOUR / 60));
    expect(await checks()).toBe(before + 1);
  });
});

describe("what is read of the large tables", () => {
  const now = new Date("2026-03-10T12:00:00+09:00");
  const planOf = (query: SQL): Promise<string> =>
    db().transaction(async (tx: Tx) => {
      // The tables of a test are small enough to be read whole: a plan that needs no other way has none here.
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = await rowsFrom<Record<string, string>>(tx, sql`explain ${query}`);
      return plan.map((row) => row["QUERY PLAN"]).join("\n");
    });

  it.each<[string, () => SQL, RegExp]>([
    [
      "money of the hour that runs, of eight days",
      () => runningQuery(now),
      /posting_cash[\s\S]*Index Cond: \(\(at >= /,
    ],
    ["open bets", () => openQuery, /bet_open/],
    ["who is logged in", () => onlineQuery(now), /session_ends[\s\S]*Index Cond: \(ends_at > /],
  ])("%s are found by an index", async (_, query, index) => {
    const plan = await planOf(query());
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/Seq Scan on (posting|entry|bet|session)/);
  });
});
