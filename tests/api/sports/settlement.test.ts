import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { settleBatch } from "../../../server/sports/betting/settlement/batch.ts";
import { finishFixture, recordResult } from "../../../server/sports/betting/settlement/result.ts";
import { finishSettlements, settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import { account, fixture, fixtureResult, market, posting, selection } from "../../../server/db/schema.ts";
import { post } from "../../../server/ledger/post.ts";
import { HOUSE, memberAccount } from "../../../server/ledger/accounts.ts";
import type { FixtureOutcome } from "../../../src/domain/sports/settlement/result.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, BOTH_SCORE, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betNow, emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });
let user: ApiUser & { memberId: string };
const db = () => server.context.database.db;

beforeEach(async () => {
  user = await newMember(server, 100_000);
});

/** "2:1/0:1" or "void". The fixture begins first, if it has not. */
async function settle(id: string, text: string) {
  const result = resultOf(text);
  await db()
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - 1) })
    .where(eq(fixture.id, id));
  return settleFixture(server.context, id, result, "test");
}

function resultOf(text: string): FixtureOutcome {
  if (text === "void") return { void: true };
  const [home = 0, away = 0, homeHalf = 0, awayHalf = 0] = text.split(/[:/]/).map(Number);
  return { home, away, homeHalf, awayHalf };
}

const balance = async (id: string) => (await db().select().from(account).where(eq(account.id, id)))[0]?.balance;
const owed = () => balance(memberAccount.owed(user.memberId));

describe("a result", () => {
  it.each([
    // selection, result, status, outcome, paid for 10,000
    ["1x2-home@200", "2:1/0:1", 2, "won", 20_000],
    ["1x2-draw@330", "2:1/0:1", 1, "lost", 0],
    ["ou275-over@195", "2:1/0:1", 2, "half_won", 14_700],
    ["ou275-under@180", "2:1/0:1", 3, "half_lost", 5_000],
    ["hc-home@220", "2:1/0:1", 3, "push", 10_000],
    ["bts-yes@180", "2:1/0:1", 2, "won", 18_000],
    ["h1-away@450", "2:1/0:1", 2, "won", 45_000],
    ["1x2-home@200", "void", -1, "void", 10_000],
  ] as const)("pays %s at %s: %i, %s, %i", async (code, result, status, outcome, paid) => {
    const id = await addFixture(server.context);
    const bet = await placed(user, [`${id}-${code}`]);
    expect(await settle(id, result)).toEqual({ revision: 1, betsSettled: 1, betsCorrected: 0 });
    const after = await betNow(user, bet.id);
    expect(after).toMatchObject({
      status,
      paid,
      picks: [{ outcome, status, score: result === "void" ? null : "2:1" }],
    });
    expect(after.settledAt).not.toBeNull();
    expect(await emoney(user)).toBe(90_000 + paid);
    await expectRightBooks(server);
  });

  it("waits for the other legs, unless a leg is lost", async () => {
    const [a, b] = [await addFixture(server.context), await addFixture(server.context)];
    const waiting = await placed(user, [`${a}-1x2-home@200`, `${b}-1x2-home@200`]);
    const losing = await placed(user, [`${a}-1x2-draw@330`, `${b}-1x2-home@200`]);
    expect(await settle(a, "1:0")).toMatchObject({ betsSettled: 1 });
    expect(await betNow(user, waiting.id)).toMatchObject({
      status: 0,
      settledAt: null,
      picks: [{ status: 2 }, { status: 0 }],
    });
    expect(await betNow(user, losing.id)).toMatchObject({ status: 1, paid: 0, picks: [{ status: 1 }, { status: 0 }] });
    expect(await settle(b, "1:0")).toMatchObject({ betsSettled: 1, betsCorrected: 0 });
    expect(await betNow(user, waiting.id)).toMatchObject({ status: 2, paid: 40_000 });
    expect(await betNow(user, losing.id)).toMatchObject({ status: 1, paid: 0, picks: [{ status: 1 }, { status: 2 }] });
    expect(await emoney(user)).toBe(120_000);
    await expectRightBooks(server);
  });

  it("lifts a bonus only beside a leg that won", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addFixture(server.context)));
    const bet = await placed(user, [...ids.map((id) => `${id}-1x2-home@200`), "bonus-3-yes@103"]);
    await settle(ids[0]!, "1:0");
    await settle(ids[1]!, "void");
    await settle(ids[2]!, "void");
    expect(await betNow(user, bet.id)).toMatchObject({
      status: 2,
      paid: 20_600,
      picks: [{ status: 2 }, { status: -1 }, { status: -1 }, { status: 2, outcome: "won" }],
    });
    await settle(ids[0]!, "void");
    expect(await betNow(user, bet.id)).toMatchObject({
      status: -1,
      paid: 10_000,
      picks: [{ status: -1 }, { status: -1 }, { status: -1 }, { status: -1 }],
    });
    expect(await emoney(user)).toBe(100_000);
    await expectRightBooks(server);
  });

  it("closes the fixture for good and tells members", async () => {
    const id = await addFixture(server.context);
    const bet = await placed(user, [`${id}-1x2-home`]);
    const heard: { name: string; data: unknown; memberId: string | null }[] = [];
    const end = server.context.events.subscribe((event) => heard.push(event));
    await settle(id, "1:0");
    end();
    const of = (name: string) => heard.filter((event) => event.name === name);
    expect(of("prices")).toMatchObject([
      { data: { items: Array.from({ length: 14 }, () => ({ fixtureId: id, status: "settled" })) } },
    ]);
    expect(of("fixtures").map((event) => event.data)).toMatchObject([
      { items: [{ id, status: "ended", score: { home: 1, away: 0 } }] },
      { items: [{ id, status: "settled" }] },
    ]);
    expect(of("bet")).toMatchObject([{ memberId: user.memberId, data: { id: bet.id, status: 2, paid: 20_000 } }]);
    expect(of("wallet")).toMatchObject([{ memberId: user.memberId, data: { emoney: 110_000 } }]);
    const markets = await db().select({ status: market.status }).from(market).where(eq(market.fixtureId, id));
    expect(new Set(markets.map((row) => row.status))).toEqual(new Set(["settled"]));
  });

  it("is refused before the start, when impossible, and for what is no fixture", async () => {
    const id = await addFixture(server.context);
    const give = (result: FixtureOutcome, to = id) => settleFixture(server.context, to, result, "test");
    await expect(give(resultOf("1:0"))).rejects.toMatchObject({
      code: "result_refused",
      details: { rule: "not_started" },
    });
    await db()
      .update(fixture)
      .set({ startsAt: new Date(0) })
      .where(eq(fixture.id, id));
    await expect(give(resultOf("1:0/2:0"))).rejects.toMatchObject({
      code: "result_refused",
      details: { rule: "half_score" },
    });
    await expect(give(resultOf("-1:0"))).rejects.toMatchObject({ code: "result_refused" });
    await expect(give(resultOf("1:0"), "gone")).rejects.toMatchObject({ code: "not_found" });
    await expect(give({ void: true }, "bonus")).rejects.toMatchObject({ code: "not_found" });
    expect(await db().select().from(fixtureResult).where(eq(fixtureResult.fixtureId, id))).toEqual([]);
  });

  it("changes nothing at all when one of the markets has no rule", async () => {
    const id = await addFixture(server.context, { markets: [RESULT, { ...TOTAL, line: 2.6 }] });
    await expect(settle(id, "1:0")).rejects.toMatchObject({
      code: "result_refused",
      details: { rule: "no_rule", reason: "no rule settles line 2.6" },
    });
    expect(await db().select().from(fixtureResult).where(eq(fixtureResult.fixtureId, id))).toEqual([]);
    expect(
      (
        await db()
          .select()
          .from(selection)
          .where(eq(selection.id, `${id}-1x2-home`))
      )[0]?.status,
    ).toBe("open");
  });
});

describe("kinds of markets", () => {
  const chance = {
    code: "dc",
    kind: "double_chance",
    family: "other",
    marketName: "Double Chance",
    prices: { home_draw: 130, draw_away: 160 },
  };

  it("settle each by its own rule, also those of one family", async () => {
    const id = await addFixture(server.context, { markets: [BOTH_SCORE, chance] });
    const [both, either] = [await placed(user, [`${id}-bts-yes@180`]), await placed(user, [`${id}-dc-home_draw@130`])];
    await settle(id, "1:0");
    expect([await betNow(user, both.id), await betNow(user, either.id)]).toMatchObject([
      { status: 1, paid: 0 },
      { status: 2, paid: 13_000 },
    ]);
  });

  it("that nobody knows settle on no guess: the result is refused, nothing is paid, a cancelled fixture gives back", async () => {
    const corners = { ...BOTH_SCORE, code: "cor", kind: "corners", marketName: "Corners Odd/Even" };
    const id = await addFixture(server.context, { markets: [RESULT, corners] });
    const bet = await placed(user, [`${id}-cor-yes@180`]);
    await expect(settle(id, "1:0")).rejects.toMatchObject({ code: "result_refused", details: { rule: "no_rule" } });
    expect(await betNow(user, bet.id)).toMatchObject({ status: 0, paid: 0 });
    await settleFixture(server.context, id, { void: true }, "test");
    expect(await betNow(user, bet.id)).toMatchObject({ status: -1, paid: 10_000 });
  });
});

describe("a revised result", () => {
  it("posts the difference as a correction, there and back", async () => {
    const id = await addFixture(server.context);
    const [home, away] = [await placed(user, [`${id}-1x2-home@200`]), await placed(user, [`${id}-1x2-away@410`])];
    await settle(id, "1:0");
    expect(await emoney(user)).toBe(100_000);
    expect(await settle(id, "0:1")).toEqual({ revision: 2, betsSettled: 0, betsCorrected: 2 });
    expect(await betNow(user, home.id)).toMatchObject({ status: 1, paid: 0 });
    expect(await betNow(user, away.id)).toMatchObject({ status: 2, paid: 41_000 });
    expect(await emoney(user)).toBe(121_000);
    expect(await settle(id, "void")).toEqual({ revision: 3, betsSettled: 0, betsCorrected: 2 });
    expect(await emoney(user)).toBe(100_000);
    await settle(id, "1:0");
    expect(await emoney(user)).toBe(100_000);
    const kinds = await db()
      .select({ kind: posting.kind })
      .from(posting)
      .where(eq(posting.ref, home.id))
      .orderBy(posting.id);
    expect(kinds.map((row) => row.kind)).toEqual(["stake", "settlement", "correction", "correction", "correction"]);
    await expectRightBooks(server);
  });

  it("is no revision when it is the same", async () => {
    const id = await addFixture(server.context);
    await placed(user, [`${id}-1x2-home@200`]);
    await settle(id, "1:0");
    expect(await settle(id, "1:0")).toEqual({ revision: 1, betsSettled: 0, betsCorrected: 0 });
    expect(await emoney(user)).toBe(110_000);
  });

  it("opens a lost bet again while other legs run, and then pays it", async () => {
    const [a, b] = [await addFixture(server.context), await addFixture(server.context)];
    const bet = await placed(user, [`${a}-1x2-home@200`, `${b}-1x2-home@200`]);
    await settle(a, "0:1");
    expect(await balance(memberAccount.staked(user.memberId))).toBe(0);
    await settle(a, "1:0");
    expect(await betNow(user, bet.id)).toMatchObject({ status: 0, paid: 0, settledAt: null });
    expect(await balance(memberAccount.staked(user.memberId))).toBe(10_000);
    await expectRightBooks(server);
    await settle(b, "1:0");
    expect(await betNow(user, bet.id)).toMatchObject({ status: 2, paid: 40_000 });
    expect(await emoney(user)).toBe(130_000);
    await expectRightBooks(server);
  });

  it("books as owed what an emptied wallet cannot give back, and the next payout repays it", async () => {
    const [a, b] = [await addFixture(server.context), await addFixture(server.context)];
    // Two bets each, so that the second of a batch meets what the first has left.
    for (const id of [a, a, b]) await placed(user, [`${id}-1x2-home@200`], { stake: 25_000 });
    const next = await placed(user, [`${b}-1x2-home@200`], { stake: 25_000 });
    await settle(a, "1:0");
    await db().transaction((tx) =>
      post(tx, server.clock, {
        kind: "deposit",
        ref: null,
        lines: [
          { account: memberAccount.wallet(user.memberId), amount: -70_000 },
          { account: HOUSE.bank, amount: -70_000 },
        ],
      }),
    );
    await settle(a, "0:1");
    expect([await emoney(user), await owed()]).toEqual([0, 70_000]);
    await expectRightBooks(server);
    await settle(b, "1:0");
    expect(await betNow(user, next.id)).toMatchObject({ status: 2, paid: 50_000 });
    expect([await emoney(user), await owed()]).toEqual([30_000, 0]);
    await expectRightBooks(server);
  });
});

describe("a settlement that was cut off", () => {
  it("is completed at the next start, and pays no bet twice", async () => {
    const id = await addFixture(server.context);
    const bets = [];
    for (let i = 0; i < 5; i++) bets.push(await placed(user, [`${id}-1x2-home@200`]));
    await db()
      .update(fixture)
      .set({ startsAt: new Date(0) })
      .where(eq(fixture.id, id));
    await recordResult(server.context, id, resultOf("1:0"), "test");
    expect((await settleBatch(server.context, id, 2)).betIds).toHaveLength(2);
    // What a kill -9 leaves: two bets paid, three open, the fixture not settled yet.
    expect(await emoney(user)).toBe(50_000 + 40_000);
    expect((await db().select().from(fixture).where(eq(fixture.id, id)))[0]?.status).toBe("ended");
    await Promise.all([finishSettlements(server.context), finishSettlements(server.context)]);
    expect(await emoney(user)).toBe(50_000 + 100_000);
    expect((await db().select().from(fixture).where(eq(fixture.id, id)))[0]?.status).toBe("settled");
    const { rows } = (await db().execute(
      sql`select count(*)::int as n from posting where kind = 'settlement' and ref in (select bet_id from bet_pick where fixture_id = ${id})`,
    )) as unknown as { rows: { n: number }[] };
    expect(rows[0]?.n).toBe(5);
    await expectRightBooks(server);
  });

  it("gives every bet its end when there are more than one batch holds", async () => {
    const id = await addFixture(server.context);
    for (const key of ["home@200", "away@410", "draw@330", "home@200", "away@410"])
      await placed(user, [`${id}-1x2-${key}`]);
    await db()
      .update(fixture)
      .set({ startsAt: new Date(0) })
      .where(eq(fixture.id, id));
    const give = (text: string) => settleFixture(server.context, id, resultOf(text), "test", 2);
    expect(await give("1:0")).toEqual({ revision: 1, betsSettled: 5, betsCorrected: 0 });
    expect(await emoney(user)).toBe(50_000 + 2 * 20_000);
    expect(await give("0:1")).toEqual({ revision: 2, betsSettled: 0, betsCorrected: 4 });
    expect(await emoney(user)).toBe(50_000 + 2 * 41_000);
    await expectRightBooks(server);
  });
});

it("a fixture is finished once, by the revision in force alone", async () => {
  const id = await addFixture(server.context);
  const statusNow = async () => (await db().select().from(fixture).where(eq(fixture.id, id)))[0]?.status;
  const finish = (text: string, revision: number) =>
    finishFixture(server.context, id, { revision, result: resultOf(text) });
  await db()
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now() - 1) })
    .where(eq(fixture.id, id));
  await recordResult(server.context, id, resultOf("1:0"), "test");
  await recordResult(server.context, id, resultOf("2:0"), "test");
  // Bets of the first revision were settled while the second one came.
  expect([await finish("1:0", 1), await statusNow()]).toEqual([false, "ended"]);
  expect([await finish("2:0", 2), await statusNow()]).toEqual([true, "settled"]);
  expect([await finish("2:0", 2), await statusNow()]).toEqual([false, "settled"]);
  await recordResult(server.context, id, resultOf("void"), "test");
  expect([await finish("void", 3), await statusNow()]).toEqual([true, "cancelled"]);
});
