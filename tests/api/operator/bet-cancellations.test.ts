// Bets of a span of time are cancelled: shown first, done once, whatever the bets have become meanwhile.
import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bet, betCancellation, message } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import type {
  BetCancellation,
  CancellationPreview,
  CancellationReport,
} from "../../../src/api/contract/operator/bet-cancellations.ts";
import type { CashOutOffers } from "../../../src/api/contract/sports/cash-out.ts";
import type { ResultPreview } from "../../../src/api/contract/operator/preview-bets.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { startTestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { postgresBinaries, startSeededPostgres } from "../lib/postgres.ts";
import { settleNow } from "../lib/settling.ts";

const START = 100_000;

interface Span {
  fixtureId: string;
  marketId?: string;
  from: string;
  to: string;
}

/** One server with an operator, and what the tests ask of it. */
async function consoleServer(settings: { databaseUrl?: string; secret?: string } = {}) {
  const server = await startTestServer({ rateLimit: 0, ...settings });
  const operator = await server.user("admin01");
  const iso = () => new Date(server.clock.now()).toISOString();
  const { db } = server.context.database;
  return {
    server,
    operator,
    iso,
    /** A later instant, so that spans part what was placed before from what comes after. */
    later: () => {
      server.clock.advance(1_000);
      return iso();
    },
    preview: (span: Span) =>
      operator.call<CancellationPreview & { code: string }>(
        "GET",
        `/api/admin/live/cancellations/preview?${new URLSearchParams({ ...span })}`,
      ),
    cancel: (span: Span, expected: object, { key = newId(), by = operator } = {}) =>
      by.call<CancellationReport & { code: string }>(
        "POST",
        "/api/admin/live/cancellations",
        { ...span, reason: "배당 오류", expected },
        { "Idempotency-Key": key },
      ),
    rowOf: async (id: string) => (await db.select().from(bet).where(eq(bet.id, id)))[0],
  };
}
type Console = Awaited<ReturnType<typeof consoleServer>>;

const sumsOf = ({ bets, paid, takenBack }: CancellationPreview) => ({ bets, paid, takenBack });

let on: Console;
let user: ApiUser & { memberId: string };
let id: string;
beforeAll(async () => {
  on = await consoleServer();
});
afterAll(async () => {
  await expectRightBooks(on.server);
  await on.server.close();
});
beforeEach(async () => {
  user = await newMember(on.server, START);
  id = await addFixture(on.server.context, { markets: [RESULT, TOTAL] });
});

it("shows what it would do, does that once, and leaves the bets around it alone [CERT-B5]", async () => {
  const other = await addFixture(on.server.context, { markets: [RESULT] });
  const before = await placed(user, [`${id}-1x2-home`]);
  const from = on.later();
  const single = await placed(user, [`${id}-1x2-home`]);
  const multiple = await placed(user, [`${id}-1x2-home`, `${other}-1x2-home`], { stake: 5_000 });
  const elsewhere = await placed(user, [`${other}-1x2-home`]);
  const to = on.later();
  const after = await placed(user, [`${id}-1x2-home`]);
  on.later();
  const span = { fixtureId: id, from, to };
  const shown = await on.preview(span);
  expect(shown).toMatchObject({ status: 200, body: { bets: 2, running: 1, paid: 10_000, takenBack: 0 } });
  expect(shown.body.items).toEqual([
    expect.objectContaining({
      id: single.id,
      userId: user.userId,
      stake: 1e4,
      legs: 1,
      before: {
        status: 0,
        paid: 0,
      },
      after: {
        status: -1,
        paid: 1e4,
      },
    }),
    expect.objectContaining({ id: multiple.id, legs: 2, after: { status: 0, paid: 0 } }),
  ]);
  expect(await emoney(user)).toBe(START - 45_000);

  const told: string[] = [];
  const end = on.server.context.events.subscribe((event) => event.memberId === user.memberId && told.push(event.name));
  const done = await on.cancel(span, sumsOf(shown.body), { key: "cancel-once" });
  expect(done).toMatchObject({ status: 200, body: { bets: 2, paid: 10_000, takenBack: 0 } });
  expect(await on.cancel(span, sumsOf(shown.body), { key: "cancel-once" })).toEqual(done);
  end();
  expect(told.toSorted()).toEqual(["bet", "bet", "messages", "wallet"]);
  expect(await emoney(user)).toBe(START - 35_000);
  const notices = await on.server.context.database.db.select().from(message).where(eq(message.memberId, user.memberId));
  expect(notices.map(({ title }) => title)).toEqual(["베팅 취소 안내"]);
  expect(notices[0]?.contents).toContain("사유: 배당 오류");
  const { items } = await on.operator.ask<PageOf<BetCancellation>>(
    "GET",
    `/api/admin/live/cancellations?fixtureId=${id}`,
  );
  expect(items).toEqual([
    expect.objectContaining({ bets: 2, paid: 10_000, by: "admin01", reason: "배당 오류", from, to }),
  ]);

  // The result reaches what was not cancelled alone; the multiple lives on by its other leg.
  await settleNow(on.server, id, "0:1");
  await settleNow(on.server, other, "2:0");
  const statuses = await Promise.all([before, single, multiple, elsewhere, after].map((one) => on.rowOf(one.id)));
  expect(statuses.map((row) => [row?.status, row?.paid])).toEqual([
    [1, 0],
    [-1, 10_000],
    [2, 10_000],
    [2, 20_000],
    [1, 0],
  ]);
  // A revision does not bring the cancelled legs back.
  await settleNow(on.server, id, "3:0");
  expect(await on.rowOf(single.id)).toMatchObject({ status: -1, paid: 10_000 });
  expect(await on.rowOf(before.id)).toMatchObject({ status: 2, paid: 20_000 });
});

it("takes back what was won, and gives back what was lost, of bets that are settled", async () => {
  const from = on.iso();
  const won = await placed(user, [`${id}-1x2-home`]);
  const lost = await placed(user, [`${id}-1x2-away@410`], { stake: 7_000 });
  const to = on.later();
  await settleNow(on.server, id, "2:0");
  expect(await emoney(user)).toBe(START - 17_000 + 20_000);
  const span = { fixtureId: id, from, to };
  const { body } = await on.preview(span);
  expect(body).toMatchObject({ bets: 2, running: 0, paid: 7_000, takenBack: 10_000 });
  expect((await on.cancel(span, sumsOf(body))).status).toBe(200);
  // The newest comes first, and a fixture's have those of no other one.
  const listed = async (query: string) =>
    (await on.operator.ask<PageOf<BetCancellation>>("GET", `/api/admin/live/cancellations?${query}`)).items;
  const all = await listed("");
  expect(all.length).toBeGreaterThan(1);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  for (const { fixtureId } of [all[0]!, all.at(-1)!])
    expect(await listed(`fixtureId=${fixtureId}`)).toEqual(all.filter((one) => one.fixtureId === fixtureId));
  expect(await emoney(user)).toBe(START);
  expect(await on.rowOf(won.id)).toMatchObject({ status: -1, paid: 10_000, settlements: 2 });
  expect(await on.rowOf(lost.id)).toMatchObject({ status: -1, paid: 7_000 });
  // The preview of a result knows of it.
  const revised = { home: 0, away: 2, homeHalf: 0, awayHalf: 0 };
  const preview = await on.operator.call<ResultPreview>("POST", `/api/admin/fixtures/${id}/result/preview`, revised);
  expect(preview.body).toMatchObject({ betsSettled: 0, betsCorrected: 0, paid: 0, takenBack: 0 });
});

it("cancels one market alone, a part of a stake that was not sold, and a bet that waits", async () => {
  const match = await addFixture(on.server.context, {
    feed: "simulated",
    feedKey: "cancel-1",
    markets: [RESULT, TOTAL, LIVE_RESULT],
    feedState: {
      v: 1,
      league: "epl",
      means: {
        home: 1.6,
        away: 1.3,
      },
      handicaps: [-0.5],
      totals: [2.5],
    },
  });
  const from = on.iso();
  const sold = await placed(user, [`${match}-1x2-home`]);
  const kept = await placed(user, [`${match}-ou-over@190`]);
  const { items } = await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${sold.id}`);
  const part = Math.floor(((items[0]?.value ?? 0) * 4_000) / 10_000);
  const half = await user.call(
    "POST",
    `/api/bets/${sold.id}/cash-out`,
    { stake: 4_000, value: part },
    { "Idempotency-Key": "cancel-sell" },
  );
  expect(half.status).toBe(201);
  const to = on.later();
  const span = { fixtureId: match, marketId: `${match}-1x2`, from, to };
  const { body } = await on.preview(span);
  expect(body).toMatchObject({ bets: 1, paid: 6_000, takenBack: 0 });
  expect((await on.cancel(span, sumsOf(body))).status).toBe(200);
  expect(await on.rowOf(sold.id)).toMatchObject({ status: -1, paid: 6_000 + part, cashedPaid: part });
  expect(await on.rowOf(kept.id)).toMatchObject({ status: 0 });

  const live = await addFixture(on.server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
  const since = on.iso();
  const waiting = await placed(user, [`${live}-l1x2-home`]);
  expect(waiting.acceptance).toBe("pending");
  const until = on.later();
  const pending = { fixtureId: live, from: since, to: until };
  const shown = await on.preview(pending);
  expect(shown.body).toMatchObject({ bets: 1, paid: 10_000 });
  expect((await on.cancel(pending, sumsOf(shown.body))).status).toBe(200);
  expect(await on.rowOf(waiting.id)).toMatchObject({ acceptance: "refused", status: -1, paid: 10_000 });
});

it("refuses a span that is wrong, empty, or not what was shown", async () => {
  const from = on.iso();
  await placed(user, [`${id}-1x2-home`]);
  const to = on.later();
  const right = { fixtureId: id, from, to };
  const nothing = { bets: 0, paid: 0, takenBack: 0 };
  for (const wrong of [
    { ...right, to: from },
    { ...right, to: new Date(on.server.clock.now() + 60_000).toISOString() },
    { ...right, from: "어제" },
  ]) {
    expect(await on.preview(wrong)).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await on.cancel(wrong, nothing)).toMatchObject({ status: 400 });
  }
  const other = await addFixture(on.server.context, { markets: [RESULT] });
  for (const unknown of [
    { ...right, fixtureId: "none" },
    { ...right, fixtureId: "bonus" },
    { ...right, marketId: `${other}-1x2` },
  ])
    expect(await on.preview(unknown)).toMatchObject({ status: 404 });
  expect(await on.cancel({ ...right, fixtureId: other }, nothing)).toMatchObject({
    status: 409,
    body: { code: "request_moved" },
  });
  expect(await on.cancel(right, { bets: 1, paid: 9_999, takenBack: 0 })).toMatchObject({
    status: 409,
    body: { code: "request_moved" },
  });
  for (const by of [user, await on.server.user("manager01")])
    expect((await on.cancel(right, { bets: 1, paid: 10_000, takenBack: 0 }, { by })).status).toBe(403);
  expect(await emoney(user)).toBe(START - 10_000);
});

/** Two operators, a settlement and a cash-out at the same instant, `rounds` times. Returns what was wrong. */
async function race(at: Console, rounds: number): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (let round = 0; round < rounds; round++) {
    const member = await newMember(at.server, START);
    const match = await addFixture(at.server.context, {
      feed: "simulated",
      feedKey: `cancel-race-${newId()}`,
      markets: [RESULT],
      feedState: { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] },
    });
    const from = at.iso();
    const bets = [await placed(member, [`${match}-1x2-home`]), await placed(member, [`${match}-1x2-home`])];
    const span = { fixtureId: match, from, to: at.later() };
    const { body } = await at.preview(span);
    if (body.bets !== 2 || body.paid !== 20_000) faults.push({ round, body });
    const sale = { stake: 10_000, value: 1 };
    const [first, second, sold] = await Promise.all([
      at.cancel(span, sumsOf(body)),
      at.cancel(span, sumsOf(body)),
      member.call("POST", `/api/bets/${bets[0]?.id}/cash-out`, sale, { "Idempotency-Key": newId() }),
      settleNow(at.server, match, "2:0"),
    ]);
    const statuses = [first.status, second.status].toSorted();
    const done = statuses.filter((status) => status === 200).length;
    const rows = await Promise.all(bets.map((one) => at.rowOf(one.id)));
    const [soldBet, kept] = rows;
    const { db } = at.server.context.database;
    const got = {
      statuses,
      written: await db.$count(betCancellation, eq(betCancellation.fixtureId, match)),
      kept: kept?.paid,
      // Sold, or as the other one: never both.
      first: sold.status === 201 ? [soldBet?.status, soldBet?.cashedStake] : [soldBet?.paid, soldBet?.cashedStake],
      emoney: await emoney(member),
    };
    const whole = done === 1 ? 10_000 : 20_000;
    const want = {
      // The second operator is told that it is done, and both are where the bets changed before them.
      statuses: done === 1 ? [200, 409] : [409, 409],
      written: done,
      kept: whole,
      first: sold.status === 201 ? [3, 10_000] : [whole, 0],
      emoney: START - 20_000 + (soldBet?.paid ?? 0) + (kept?.paid ?? 0),
    };
    if (!isDeepStrictEqual(got, want)) faults.push({ round, got, want });
  }
  return faults;
}

describe("two operators, a settlement and a cash-out at the same instant end as one after the other", () => {
  it("on PGlite", async () => expect(await race(on, 3)).toEqual([]));

  it.skipIf(!postgresBinaries())("on PostgreSQL", async () => {
    const postgres = await startSeededPostgres();
    const at = await consoleServer({ databaseUrl: postgres.url, secret: "s".repeat(32) });
    try {
      expect(await race(at, 8)).toEqual([]);
      await expectRightBooks(at.server);
    } finally {
      await at.server.close();
      await postgres.stop();
    }
  });
});
