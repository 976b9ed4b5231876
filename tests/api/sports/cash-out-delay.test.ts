// A cash-out of a bet with a running leg waits as long as a bet in play on that leg: decisions, rule 43.
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { bet, cashOut, cashOutRequest, fixture, market, selection } from "../../../server/db/schema.ts";
import { audit } from "../../../server/ledger/audit.ts";
import type { CashOutOffer, CashOutOffers, CashOutOutcome } from "../../../src/api/contract/sports/cash-out.ts";
import type { KeptCommand } from "../../../src/api/contract/commands.ts";
import type { Answer, ApiUser } from "../../factories/api-user.ts";
import { addFixture, type FixtureSpec, LIVE_RESULT, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betOf, emoney, newMember, place } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });

let count = 0;
const db = () => server.context.database.db;
const running = (differs: FixtureSpec = {}) =>
  addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT], ...differs });
const offerOf = async (user: ApiUser, id: string) =>
  (await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${id}`)).items[0];
const sell = (user: ApiUser, id: string, body: object, key = `delayed-${++count}`) =>
  user.call("POST", `/api/bets/${id}/cash-out`, body, { "Idempotency-Key": key }) as Promise<
    Answer<CashOutOutcome & { code: string; rule?: string; offer?: CashOutOffer; paid?: number }>
  >;
const keptOf = (user: ApiUser, key: string) => user.ask<KeptCommand>("GET", `/api/commands/${key}`);
const rowOf = async (id: string) => (await db().select().from(bet).where(eq(bet.id, id)))[0];
const turn = (marketId: string, status: "open" | "suspended" | "closed") =>
  db().update(market).set({ status }).where(eq(market.id, marketId));
const reprice = (selectionId: string, price: number) =>
  db().update(selection).set({ price }).where(eq(selection.id, selectionId));

/** A member with 90,000 won left and a bet of 10,000 that was taken on these legs. */
async function memberWithBet(...legs: string[]): Promise<{ user: ApiUser; id: string }> {
  const user = await newMember(server, 100_000);
  const { status, body } = await place(user, betOf(legs, { stake: 10_000 }));
  expect(status).toBe(201);
  server.clock.advance(60_000);
  await decideDue(server.context);
  // The server's own timer may be at it.
  await expect.poll(async () => (await rowOf(body.id))?.acceptance).toBe("accepted");
  return { user, id: body.id };
}

/** The same on the home side of a match that runs, with what it is bought for: 10,000 × 2.00 × 0.4776 × 0.98. */
async function runningBet() {
  const match = await running();
  const { user, id } = await memberWithBet(`${match}-l1x2-home`);
  const offer = await offerOf(user, id);
  expect(offer).toMatchObject({ value: 9_360, delayMs: 5_000 });
  return { match, user, id, version: offer?.version };
}

it("waits for 5 s, and is paid once by the price of then", async () => {
  const { match, user, id, version } = await runningBet();
  const asked = await sell(user, id, { stake: 10_000, value: 9_000, version }, "delayed-paid");
  expect(asked).toMatchObject({
    status: 202,
    body: { state: "waiting", betId: id, stake: 10_000, least: 9_000 },
  });
  if (asked.body.state !== "waiting") throw new Error("it does not wait");
  expect(Date.parse(asked.body.decideAt) - Date.parse(asked.body.askedAt)).toBe(5_000);
  await decideDue(server.context);
  expect(await emoney(user)).toBe(90_000);
  expect(await keptOf(user, "delayed-paid")).toEqual({ status: 202, body: asked.body });
  // At 1.90 the home side is likelier: 9,800 / 1.90 × 2 / (1 / 1.90 + 1 / 3.30 + 1 / 4.10).
  await reprice(`${match}-l1x2-home`, 190);
  server.clock.advance(5_000);
  await Promise.all([decideDue(server.context), decideDue(server.context)]);
  expect(await emoney(user)).toBe(90_000 + 9_611);
  expect(await rowOf(id)).toMatchObject({ status: 3, cashedStake: 10_000, cashedPaid: 9_611, paid: 9_611 });
  expect(await db().$count(cashOut, eq(cashOut.betId, id))).toBe(1);
  const kept = await keptOf(user, "delayed-paid");
  expect(kept).toMatchObject({ status: 201, body: { state: "paid", stake: 10_000, paid: 9_611, bet: { status: 3 } } });
  // The same request again is answered with the decision.
  expect(await sell(user, id, { stake: 10_000, value: 9_000, version }, "delayed-paid")).toMatchObject({
    status: 201,
    body: { paid: 9_611 },
  });
  await settleNow(server, match, "2:0");
  expect(await emoney(user)).toBe(90_000 + 9_611);
});

it.each<[string, { code: string; message?: string; rule?: string }, (match: string, id: string) => Promise<unknown>]>([
  [
    "a price that fell",
    { code: "price_changed", message: "캐시아웃 금액이 변경되었습니다. 변경된 금액을 확인해주세요." },
    (match) => reprice(`${match}-l1x2-home`, 260),
  ],
  [
    "a market that is suspended",
    { code: "cash_out_refused", rule: "cash_out_suspended" },
    (match) => turn(`${match}-l1x2`, "suspended"),
  ],
  [
    "a market that was suspended and is open again",
    { code: "price_changed", message: "경기가 중지되었다가 다시 열렸습니다. 지금 금액을 확인해주세요." },
    async (match) => {
      await turn(`${match}-l1x2`, "suspended");
      await turn(`${match}-l1x2`, "open");
    },
  ],
  [
    "a market that is closed",
    { code: "cash_out_refused", rule: "cash_out_unpriced" },
    (match) => turn(`${match}-l1x2`, "closed"),
  ],
  ["a bet that won", { code: "cash_out_refused", rule: "cash_out_over" }, (match) => settleNow(server, match, "2:0")],
  ["a bet that lost", { code: "cash_out_refused", rule: "cash_out_over" }, (match) => settleNow(server, match, "0:1")],
  [
    "a match that is void",
    { code: "cash_out_refused", rule: "cash_out_over" },
    (match) => settleNow(server, match, "void"),
  ],
])("is refused after %s", async (_name, refusal, meanwhile) => {
  const { match, user, id, version } = await runningBet();
  const key = `delayed-refused-${++count}`;
  expect((await sell(user, id, { stake: 10_000, value: 9_266, version }, key)).status).toBe(202);
  await meanwhile(match, id);
  server.clock.advance(5_000);
  await decideDue(server.context);
  const kept = await keptOf(user, key);
  expect(kept.body).toMatchObject(refusal);
  expect(kept.status).toBeGreaterThan(400);
  expect(await rowOf(id)).toMatchObject({ cashedStake: 0, cashedPaid: 0 });
  expect(await db().$count(cashOut, eq(cashOut.betId, id))).toBe(0);
  const [request] = await db().select().from(cashOutRequest).where(eq(cashOutRequest.betId, id));
  expect(request).toMatchObject({ state: "refused", cashOutId: null });
  // What is decided is over: a bet that is still open is asked for anew.
  const again = await sell(user, id, { stake: 10_000, value: 1 });
  expect([again.status, again.body.rule]).toEqual(
    (await offerOf(user, id))?.rule === "cash_out_waiting" ? [202, undefined] : [422, refusal.rule],
  );
});

it("takes no second cash-out of the bet while one waits", async () => {
  const { user, id, version } = await runningBet();
  const part = { stake: 4_000, value: 3_700, version };
  const first = await sell(user, id, part, "delayed-first");
  expect(first.status).toBe(202);
  expect(await offerOf(user, id)).toMatchObject({
    value: null,
    rule: "cash_out_waiting",
    message: "캐시아웃을 접수하는 중입니다. 결과가 나온 뒤 다시 시도해주세요.",
  });
  const others = await Promise.all([1, 2, 3].map(() => sell(user, id, part)));
  expect(others.map(({ status, body }) => [status, body.rule])).toEqual(
    Array.from({ length: 3 }, () => [422, "cash_out_waiting"]),
  );
  expect(await sell(user, id, part, "delayed-first")).toEqual(first);
  // It is taken: giving it up is told of it, and changes nothing.
  expect(await user.call("POST", "/api/commands/delayed-first/withdraw")).toEqual({
    status: 200,
    body: { status: 202, body: first.body },
  });
  expect(await sell(user, id, { ...part, stake: 5_000 }, "delayed-first")).toMatchObject({
    status: 409,
    body: { code: "key_reused" },
  });
  server.clock.advance(5_000);
  await decideDue(server.context);
  expect(await rowOf(id)).toMatchObject({ status: 0, cashedStake: 4_000, cashedPaid: 3_744 });
  expect(await emoney(user)).toBe(93_744);
  expect((await offerOf(user, id))?.value).toBe(5_616);
});

it("races of two requests of one bet let one wait", async () => {
  const { user, id, version } = await runningBet();
  const asked = await Promise.all([1, 2, 3, 4].map(() => sell(user, id, { stake: 5_000, value: 4_600, version })));
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422, 422, 422]);
  expect(await db().$count(cashOutRequest, eq(cashOutRequest.betId, id))).toBe(1);
});

it("waits as long as the longest delay of its open legs that run", async () => {
  const matches = [await running(), await running()];
  const later = await addFixture(server.context, { markets: [RESULT] });
  for (const [i, match] of matches.entries())
    await db()
      .update(market)
      .set({ delayMs: 7_000 + 2_000 * i })
      .where(eq(market.id, `${match}-l1x2`));
  const { user, id } = await memberWithBet(...matches.map((match) => `${match}-l1x2-home`), `${later}-1x2-home`);
  expect((await offerOf(user, id))?.delayMs).toBe(9_000);
  await settleNow(server, matches[1] ?? "", "2:0");
  expect((await offerOf(user, id))?.delayMs).toBe(7_000);
  await settleNow(server, matches[0] ?? "", "2:0");
  const offer = await offerOf(user, id);
  expect(offer?.delayMs).toBe(0);
  expect(await sell(user, id, { stake: 10_000, value: offer?.value ?? 0 })).toMatchObject({
    status: 201,
    body: { state: "paid", paid: offer?.value },
  });
});

/** Bets before the kick-off on a match that a model prices, and the match as it runs then. */
async function kickedOff(feedState: object) {
  const match = await addFixture(server.context, {
    feed: "simulated",
    feedKey: `delayed-${++count}`,
    feedState,
    markets: [RESULT, { ...TOTAL, code: "lou", phase: "live" }],
  });
  return { match, ...(await memberWithBet(`${match}-1x2-home`)) };
}
const MODEL = { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] };

it("runs from the kick-off by the clock on, also for a bet from before it", async () => {
  const { match, user, id } = await kickedOff(MODEL);
  expect((await offerOf(user, id))?.delayMs).toBe(0);
  await db()
    .update(fixture)
    .set({ startsAt: new Date(server.clock.now()) })
    .where(eq(fixture.id, match));
  expect((await offerOf(user, id))?.delayMs).toBe(5_000);
  // As an in-play bet of its match.
  await db()
    .update(market)
    .set({ delayMs: 8_000 })
    .where(eq(market.id, `${match}-lou`));
  expect((await offerOf(user, id))?.delayMs).toBe(8_000);
});

it("is refused after a stop of any running market of the match, also for a bet from before the kick-off", async () => {
  const { match, user, id } = await kickedOff(MODEL);
  const now = server.clock.now();
  await db()
    .update(fixture)
    .set({ status: "live", startsAt: new Date(now - 60_000), endsAt: new Date(now + 6_000_000) })
    .where(eq(fixture.id, match));
  await turn(`${match}-1x2`, "closed");
  const offer = await offerOf(user, id);
  expect((await sell(user, id, { stake: 10_000, value: 1, version: offer?.version }, "delayed-goal")).status).toBe(202);
  for (const status of ["suspended", "open"] as const) await turn(`${match}-lou`, status);
  server.clock.advance(5_000);
  await decideDue(server.context);
  expect(await keptOf(user, "delayed-goal")).toMatchObject({ status: 409, body: { code: "price_changed" } });
  expect(await rowOf(id)).toMatchObject({ cashedStake: 0 });
});

it("stays as it was asked for, and is decided once", async () => {
  const { user, id, version } = await runningBet();
  expect((await sell(user, id, { stake: 10_000, value: 9_000, version })).status).toBe(202);
  const own = eq(cashOutRequest.betId, id);
  const once = {
    cause: expect.objectContaining({ message: expect.stringContaining("is decided once") as string }) as Error,
  };
  const change = (set: Partial<typeof cashOutRequest.$inferInsert>) => db().update(cashOutRequest).set(set).where(own);
  await expect(change({ least: 1 })).rejects.toMatchObject(once);
  await expect(change({ decideAt: new Date(0) })).rejects.toMatchObject(once);
  await expect(db().delete(cashOutRequest).where(own)).rejects.toMatchObject(once);
  server.clock.advance(5_000);
  await decideDue(server.context);
  await expect(change({ state: "pending", cashOutId: null, decidedAt: null })).rejects.toMatchObject(once);
});

it("tells another member nothing", async () => {
  const { id, user, version } = await runningBet();
  const other = await newMember(server, 100_000);
  expect((await sell(other, id, { stake: 10_000, value: 1 })).status).toBe(404);
  expect((await sell(user, id, { stake: 10_000, value: 9_000, version }, "delayed-own")).status).toBe(202);
  expect((await other.call("GET", "/api/commands/delayed-own")).status).toBe(404);
});

it("leaves the books right", async () => {
  expect((await audit(db())).differences).toEqual([]);
});
