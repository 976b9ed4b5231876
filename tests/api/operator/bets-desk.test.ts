// The bets desk: the void of one bet, the list by filter and order with its totals, and the export of all of it.
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntry, bet, betPick, betVoid, message, posting, setting } from "../../../server/db/schema.ts";
import { settleRound } from "../../../server/games/settle-round.ts";
import { listBets } from "../../../server/operator/bets/list.ts";
import { writeTerms } from "../../../server/operator/approvals/terms.ts";
import {
  BET_STATES,
  type BetFile,
  type LargeBets,
  type OperatorBet,
  type OperatorBetPage,
  type OperatorBetsQuery,
} from "../../../src/api/contract/operator/bets.ts";
import { GAME_TYPES } from "../../../src/domain/common/game-type.ts";
import { DEFAULT_TERMS } from "../../../src/domain/operator/four-eyes.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { betNow, emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { savedList } from "../lib/saved-list.ts";
import { createGameDriver } from "../lib/game-driver.ts";
import { launched, registered, walletOf } from "../lib/provider.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { settleNow } from "../lib/settling.ts";

const START = 20_000_000;
const HOUR_MS = 3_600_000;
let server: TestServer;
let operator: ApiUser;
let user: ApiUser & { memberId: string };
let id: string;
const db = () => server.context.database.db;
const game = createGameDriver(
  () => server,
  () => user,
);

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await newMember(server, START);
  id = await addFixture(server.context, { markets: [RESULT] });
});

const fileOf = (betId: string) => operator.ask<BetFile>("GET", `/api/admin/bets/${betId}`);
interface Voided extends BetFile {
  code?: string;
  message?: string;
  approval?: string;
}
async function voidIt(betId: string, given: { paid: number; takenBack: number } | null = null) {
  const { paid, takenBack } = given ?? (await fileOf(betId)).voiding;
  const body = { reason: "배당 오류", expected: { paid, takenBack } };
  return operator.callAlone<Voided>("POST", `/api/admin/bets/${betId}/void`, body);
}

describe("a void", () => {
  afterAll(() => expectRightBooks(server));

  it("gives the stake of an open bet back, and says who, when and why", async () => {
    const one = await placed(user, [`${id}-1x2-home`]);
    expect((await fileOf(one.id)).voiding).toEqual({ problem: null, paid: 10_000, takenBack: 0 });
    const done = await voidIt(one.id);
    expect(done).toMatchObject({
      status: 200,
      body: {
        bet: { status: -1, paid: 10_000, picks: [{ outcome: "void", status: -1 }], voidedAt: expect.any(String) },
        voided: { by: "admin01", approvedBy: null, reason: "배당 오류", status: 0, paid: 0 },
        voiding: { problem: "이미 무효 처리한 베팅입니다." },
      },
    });
    expect(done.body.postings.map(({ kind }) => kind)).toEqual(["stake", "settlement"]);
    expect(await emoney(user)).toBe(START);
    const [told] = await db().select().from(message).where(eq(message.memberId, user.memberId));
    expect(told).toMatchObject({ title: "베팅 무효 안내", contents: expect.stringContaining("배당 오류") });
    const [entry] = await db().select().from(auditEntry).where(eq(auditEntry.action, "POST /admin/bets/:id/void"));
    expect(entry).toMatchObject({ outcome: "done", subjects: expect.arrayContaining([`bet:${one.id}`]) });
  });

  it.each([
    ["won", "2:1", 20_000, { paid: 0, takenBack: 10_000 }],
    ["lost", "0:1", 0, { paid: 10_000, takenBack: 0 }],
  ])("of a bet that %s reverses what was paid", async (_, score, paid, moves) => {
    const one = await placed(user, [`${id}-1x2-home`]);
    await settleNow(server, id, score);
    const settled = await fileOf(one.id);
    expect(settled).toMatchObject({ bet: { paid }, voiding: { problem: null, ...moves } });
    expect((await voidIt(one.id)).status).toBe(200);
    expect(await emoney(user)).toBe(START);
    expect((await fileOf(one.id)).postings.map(({ kind }) => kind)).toEqual(["stake", "settlement", "correction"]);
  });

  it("is the last word: neither a result nor its revision settles the bet", async () => {
    const one = await placed(user, [`${id}-1x2-home`]);
    await voidIt(one.id);
    await settleNow(server, id, "2:1");
    await settleNow(server, id, "3:1");
    expect(await betNow(user, one.id)).toMatchObject({ status: -1, paid: 10_000 });
    expect(await emoney(user)).toBe(START);
    await expect(db().update(bet).set({ paid: 19_000 }).where(eq(bet.id, one.id))).rejects.toMatchObject({
      cause: { code: "23514" },
    });
  });

  it("is done once, and only as it was shown", async () => {
    const one = await placed(user, [`${id}-1x2-home`]);
    expect(await voidIt(one.id, { paid: 1, takenBack: 0 })).toMatchObject({
      status: 409,
      body: { code: "request_moved" },
    });
    const expected = { paid: 10_000, takenBack: 0 };
    const answers = await Promise.all([voidIt(one.id, expected), voidIt(one.id, expected)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await emoney(user)).toBe(START);
    expect(await db().$count(posting, eq(posting.ref, one.id))).toBe(2);
  });

  it("takes a second operator above what one may move, also where one member's bets add up [REQ-R44]", async () => {
    const lowered = { ...DEFAULT_TERMS, moved: 15_000 };
    await db().transaction((tx) => writeTerms(tx, server.clock, lowered));
    const [first, second] = [await placed(user, [`${id}-1x2-home`]), await placed(user, [`${id}-1x2-home`])];
    expect((await voidIt(first.id)).status).toBe(200);
    const asked = await voidIt(second.id);
    expect(asked).toMatchObject({ status: 202, body: { code: "approval_asked" } });
    expect((await fileOf(second.id)).voided).toBeNull();
    const other = await server.user("admin02");
    await other.ask("POST", `/api/admin/approvals/${asked.body.approval}`, { decision: "approve", reason: "" });
    expect((await fileOf(second.id)).voided).toMatchObject({ by: "admin01", approvedBy: "admin02" });
    await db().delete(setting).where(eq(setting.key, "fourEyes"));
  });

  it("reaches a round of a game, drawn or not, and settling it again pays nothing", async () => {
    const round = await game.freshRound("215");
    const made = await game.place(round, "p-odd");
    const betId = made.body.id;
    expect((await voidIt(betId)).status).toBe(200);
    await game.decided("215", round);
    await settleRound(server.context, round.id);
    expect(await db().select().from(betPick).where(eq(betPick.betId, betId))).toMatchObject([{ outcome: "void" }]);
    expect(await emoney(user)).toBe(START);
  });

  it("is not of a bet at a provider, whatever else is bet on", async () => {
    const trial = await registered(operator);
    const wallet = walletOf(server, trial, await launched(user, trial));
    const game = wallet.betOf();
    const before = await placed(user, [`${id}-1x2-home`]);
    await wallet.send("bet", game);
    const after = await placed(user, [`${id}-1x2-home`]);
    const own = await user.ask<{ items: { id: string; stake: number }[] }>("GET", "/api/bets");
    const ofGame = own.items.find(({ stake }) => stake === game.amount)?.id ?? "";
    const problem = "제공사의 게임은 제공사 화면에서 취소합니다.";
    expect(await voidIt(ofGame)).toMatchObject({ status: 409, body: { code: "request_moved", message: problem } });
    const problems = [];
    for (const betId of [before.id, ofGame, after.id]) problems.push((await fileOf(betId)).voiding.problem);
    expect(problems).toEqual([null, problem, null]);
    await trial.stop();
  });

  it("is kept: nobody changes or removes who did it", async () => {
    const one = await placed(user, [`${id}-1x2-home`]);
    await voidIt(one.id);
    const refused = { cause: { code: "23001" } };
    const its = eq(betVoid.betId, one.id);
    await expect(db().delete(betVoid).where(its)).rejects.toMatchObject(refused);
    await expect(db().update(betVoid).set({ reason: "" }).where(its)).rejects.toMatchObject(refused);
  });

  it("is of trading and the owner", async () => {
    const one = await placed(user, [`${id}-1x2-home`]);
    const auditor = await server.user("admin08");
    const body = { reason: "시험", expected: { paid: 10_000, takenBack: 0 } };
    expect((await auditor.callAlone("POST", `/api/admin/bets/${one.id}/void`, body)).status).toBe(403);
  });
});

describe("the list", () => {
  const list = (query: string) => operator.ask<OperatorBetPage>("GET", `/api/admin/bets?${query}`);
  const idsOf = ({ items }: OperatorBetPage) => items.map((one) => one.id);

  it("is by member, state, match, product, amount and day, in the order that was asked for, with its totals", async () => {
    const other = await addFixture(server.context, { markets: [RESULT] });
    const small = await placed(user, [`${id}-1x2-home`], { stake: 1_000 });
    server.clock.advance(1_000);
    const large = await placed(user, [`${other}-1x2-home`], { stake: 50_000 });
    server.clock.advance(1_000);
    const gone = await placed(user, [`${id}-1x2-away@410`], { stake: 3_000 });
    await voidIt(gone.id);
    const own = `text=${user.userId}`;
    const all = await list(own);
    expect(idsOf(all)).toEqual([gone.id, large.id, small.id]);
    expect(all).toMatchObject({ totalCount: 3, totals: { stake: 54_000, paid: 3_000 } });
    expect(idsOf(await list(`${own}&sort=stake`))).toEqual([small.id, gone.id, large.id]);
    expect(idsOf(await list(`${own}&sort=-stake`))).toEqual([large.id, gone.id, small.id]);
    expect(await list(`${own}&itemsPerPage=1&page=2`)).toMatchObject({
      items: [{ id: large.id }],
      totals: { stake: 54_000 },
    });
    expect(idsOf(await list(`${own}&state=voided`))).toEqual([gone.id]);
    expect(idsOf(await list(`${own}&state=open`))).toEqual([large.id, small.id]);
    expect(idsOf(await list(`${own}&state=cancelled`))).toEqual([]);
    expect(idsOf(await list(`${own}&match=${other}`))).toEqual([large.id]);
    expect(idsOf(await list(`${own}&least=3000`))).toEqual([gone.id, large.id]);
    expect(idsOf(await list(`${own}&gameType=3`))).toEqual([]);
    const day = seoulDay(server.clock.now());
    expect(idsOf(await list(`${own}&from=${day}&to=${day}`))).toHaveLength(3);
    expect(idsOf(await list(`${own}&to=2020-01-01`))).toEqual([]);
    expect(idsOf(await list(`text=${small.number}`))).toEqual([small.id]);
    expect((await operator.call("GET", `/api/admin/bets?sort=memberId`)).status).toBe(400);
    expect((await list(`${own}&gameType=${all.items[0]?.gameType}`)).totalCount).toBe(3);
    // Without a word or a day the list is of a week, and of the hour that it begins in.
    const hourOf = (at: string) => Math.floor(Date.parse(at) / HOUR_MS);
    const end = (hourOf(large.placedAt) + 1) * HOUR_MS + 7 * 24 * HOUR_MS - 1;
    const isSmallOfThatHour = hourOf(small.placedAt) === hourOf(large.placedAt);
    const among = async (now: number, query: Partial<OperatorBetsQuery>) => {
      const context = { ...server.context, clock: { now: () => now } };
      const ids = idsOf(await listBets(context, { page: 1, itemsPerPage: 100, ...query }));
      return [small, large].map((one) => ids.includes(one.id));
    };
    for (const query of [{}, { state: "open" }, { least: 1_000 }] as const)
      expect(await among(end, query)).toEqual([isSmallOfThatHour, true]);
    expect(await among(end + 1, {})).toEqual([false, false]);
    for (const query of [{ text: user.userId }, { from: day }, { to: day }])
      expect(await among(end + 1, query)).toEqual([true, true]);
    expect(await among(end + 1, { match: other })).toEqual([false, true]);
    expect(await among(end + 1, { match: id })).toEqual([true, false]);
  });

  it("is by what became of a bet, and sums up what was taken", async () => {
    const gone = await placed(user, [`${id}-1x2-home`]);
    await voidIt(gone.id);
    const open = await placed(user, [`${id}-1x2-home`]);
    const [row] = await db().select().from(bet).where(eq(bet.id, open.id));
    if (!row) throw new Error("no bet");
    const { gameList: _a, atRisk: _b, riskPaid: _c, wagered: _d, serial: _e, ...plain } = row;
    const became = {
      pending: { acceptance: "pending" },
      refused: { acceptance: "refused" },
      won: { status: 2, paid: 20_000 },
      lost: { status: 1, paid: 0 },
      special: { status: 3, paid: 5_000 },
      cancelled: { status: -1, paid: 10_000 },
    };
    const states = Object.entries(became);
    await db()
      .insert(bet)
      .values(states.map(([state, as]) => ({ ...plain, ...as, id: `${open.id}-${state}` })));
    const own = `text=${user.userId}`;
    for (const [state] of states)
      expect([state, idsOf(await list(`${own}&state=${state}`))]).toEqual([state, [`${open.id}-${state}`]]);
    expect(idsOf(await list(`${own}&state=open`))).toEqual([open.id]);
    expect(idsOf(await list(`${own}&state=voided`))).toEqual([gone.id]);
    // What was refused is listed, and no part of the sums.
    expect(await list(own)).toMatchObject({ totalCount: 8, totals: { stake: 70_000, paid: 45_000 } });
    // The sums of all members are kept by the hour; with an amount they are read from the bets.
    for (const state of [undefined, ...BET_STATES])
      for (const gameType of [undefined, ...GAME_TYPES]) {
        const query = `${state ? `&state=${state}` : ""}${gameType ? `&gameType=${gameType}` : ""}`;
        const sums = async (least: string) => {
          const { totalCount, totals } = await list(`${least}${query}`);
          return { totalCount, totals };
        };
        await expect
          .poll(async () => isDeepStrictEqual(await sums("least=1"), await sums("")), { timeout: 10_000 })
          .toBe(true);
      }
    for (const by of ["paid", "payout"] as const) {
      const rising = (await list(`${own}&sort=${by}`)).items.map((one) => one[by]);
      expect(rising).toEqual(rising.toSorted((one, other) => one - other));
      expect((await list(`${own}&sort=-${by}`)).items.map((one) => one[by])).toEqual(rising.toReversed());
    }
  });

  it("shows large bets, the newest first", async () => {
    const one = await placed(user, [`${id}-1x2-home`], { stake: 1_000_000 });
    const { items } = await operator.ask<LargeBets>("GET", "/api/admin/bets/large");
    expect(items[0]).toMatchObject({ id: one.id, userId: user.userId });
    expect(items.every(({ stake }: OperatorBet) => stake >= 1_000_000)).toBe(true);
  });

  it("is saved whole, more than a batch of it", async () => {
    const { items: before } = await list(`text=${user.userId}`);
    expect(before).toEqual([]);
    const one = await placed(user, [`${id}-1x2-home`]);
    const [row] = await db().select().from(bet).where(eq(bet.id, one.id));
    const [leg] = await db().select().from(betPick).where(eq(betPick.betId, one.id));
    if (!row || !leg) throw new Error("no bet");
    const { gameList: _a, atRisk: _b, riskPaid: _c, wagered: _d, serial: _e, ...plain } = row;
    const copies = Array.from({ length: 1_203 }, (_, at) => ({
      ...plain,
      acceptance: "refused",
      id: `${one.id}-${at}`,
    }));
    await db().insert(bet).values(copies);
    const { name, rows } = await savedList(server, operator, `/api/admin/bets/export?format=csv&text=${user.userId}`);
    expect(name).toContain(".csv");
    expect(rows).toHaveLength(1_204);
    expect(new Set(rows).size).toBe(rows.length);
    const book = await savedList(server, operator, `/api/admin/bets/export?format=xlsx&text=${user.userId}`);
    expect(book.bytes.subarray(0, 2).toString()).toBe("PK");
    expect(await savedList(server, user, "/api/admin/bets/export?format=csv")).toMatchObject({ status: 403 });
  });

  it.each(["csv", "xlsx"])("is refused in words where its rows cannot be read: %s", async (format) => {
    const rename = (from: string, to: string) => db().execute(sql.raw(`alter table ${from} rename to ${to}`));
    await rename("bet", "bet_away");
    try {
      const { status, name, bytes } = await savedList(server, operator, `/api/admin/bets/export?format=${format}`);
      expect([status, name]).toEqual([503, null]);
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: "unavailable" });
    } finally {
      await rename("bet_away", "bet");
    }
  });
});
