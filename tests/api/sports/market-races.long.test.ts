// Price changes, suspensions, closes and results against placements and cash-outs: no bet at a price that the member did
// not consent to, none after the close, no stake paid for twice. MARKET_RACES: how many on each database, 5,000
// when left out; eight members race at a time.
import type { Server } from "node:http";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bet, betPick, cashOut } from "../../../server/db/schema.ts";
import { emptyBatch, type FeedBatch } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import type { CashOutOffers, CashOutReport } from "../../../src/api/contract/sports/cash-out.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { seeded } from "../../factories/random.ts";
import type { TestServer } from "../lib/harness.ts";
import { betOf, expectRightBooks, newMember, place } from "../lib/betting.ts";
import { addPricedFixture, cashOutAgainstStop } from "../lib/cash-out-races.ts";
import { BOTH_DATABASES } from "../lib/both-databases.ts";
import { settleNow } from "../lib/settling.ts";

const RACES = Number(process.env["MARKET_RACES"] ?? 5_000);
const MEMBERS = 8;
const STAKE = 10_000;
/** A session ends after half an hour, and a slow machine races for longer. */
const LOGIN_EVERY = 800;

async function loginAgain(users: readonly ApiUser[]): Promise<void> {
  for (const user of users) user.token = (await ApiUser.login(user.url, user.userId)).token;
}

describe.each(BOTH_DATABASES)("on $name", ({ isMissing, run }) => {
  test.skipIf(isMissing)("nobody gets what nobody consented to", () =>
    run(async (nodes) => {
      const [first] = nodes;
      for (const { app } of nodes) waitForever(app.server);
      const random = seeded(17);
      const users: ApiUser[] = [];
      for (let i = 0; i < MEMBERS; i++) users.push(await newMember(first, RACES * STAKE));
      const counts = { placed: 0, refused: 0, cashedOut: 0, took: 6 };
      // As long as requests take on this machine: else one side would win every race.
      const pause = () => new Promise((resolve) => setTimeout(resolve, random() * counts.took));
      for (let race = 0; race < RACES; race += MEMBERS) {
        if (race % LOGIN_EVERY === 0) await loginAgain(users);
        await Promise.all(
          users.map((user, i) => {
            const node = nodes[(race + i) % nodes.length] ?? first;
            const run = i % 2 === 0 ? racePlacement : i % 4 === 1 ? raceCashOut : raceStop;
            return run(node, user, race + i, pause, counts);
          }),
        );
      }
      console.warn(`${RACES} races: ${JSON.stringify(counts)}`);
      expect(counts.placed * counts.refused * counts.cashedOut).toBeGreaterThan(0);
      await expectRightBooks(first);
    }),
  );
});

/** A machine that has no time for this process for a minute closes no connection: races are no test of those. */
function waitForever(server: Server): void {
  server.headersTimeout = 0;
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0;
  server.timeout = 0;
}

interface Counts {
  placed: number;
  refused: number;
  cashedOut: number;
  /** Milliseconds that a request took lately. */
  took: number;
}

/** Sends a request, and remembers how long it took. */
async function timed<T>(counts: Counts, send: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await send();
  counts.took += (performance.now() - began - counts.took) / 8;
  return answer;
}

async function racePlacement(
  node: TestServer,
  user: ApiUser,
  race: number,
  pause: () => Promise<unknown>,
  counts: Counts,
) {
  const id = await addFixture(node.context, { markets: [RESULT] });
  const selectionId = `${id}-1x2-home`;
  const turn = (status: "open" | "suspended"): Partial<FeedBatch> => ({
    marketStatuses: [{ marketId: `${id}-1x2`, status }],
  });
  const moves: Partial<FeedBatch>[][] = [
    [{ prices: [{ selectionId, price: 190 }] }],
    [turn("suspended")],
    // At the same price again: another version of the market, which the member has not seen.
    [turn("suspended"), turn("open")],
    [{ kickOffs: [id] }],
  ];
  const seen = betOf([selectionId], { stake: STAKE, accept: "none" });
  const request = { ...seen, picks: seen.picks.map((pick) => ({ ...pick, version: 1 })) };
  const move = async (): Promise<void> => {
    await pause();
    for (const part of moves[(race / 2) % moves.length] ?? [])
      await applyBatch(node.context, { ...emptyBatch(), ...part });
  };
  const [answer] = await Promise.all([timed(counts, () => place(user, request)), move()]);
  const isPlaced = answer.status === 201;
  counts[isPlaced ? "placed" : "refused"]++;
  expect(isPlaced ? (answer.body as Bet).price : answer.status).toSatisfy((told: number) =>
    isPlaced ? told === 200 : told === 409 || told === 422,
  );
  const { db } = node.context.database;
  const legs = await db
    .select({ betPrice: betPick.betPrice, marketVersion: betPick.marketVersion })
    .from(betPick)
    .where(eq(betPick.selectionId, selectionId));
  expect(legs).toEqual(isPlaced ? [{ betPrice: 200, marketVersion: 1 }] : []);
  // After the move nothing is taken any more that was seen before it.
  expect((await place(user, request)).status).not.toBe(201);
}

async function raceStop(node: TestServer, user: ApiUser, race: number, pause: () => Promise<unknown>, counts: Counts) {
  const key = `stop-${node.url}-${race}`;
  counts.cashedOut += await cashOutAgainstStop(node, user, { stake: STAKE, key, pause });
}

async function raceCashOut(
  node: TestServer,
  user: ApiUser,
  race: number,
  pause: () => Promise<unknown>,
  counts: Counts,
) {
  const match = await addPricedFixture(node, `race-${node.url}-${race}`);
  const { body } = await place(user, betOf([`${match}-1x2-home`], { stake: STAKE }));
  const { items } = await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${body.id}`);
  const value = items[0]?.value ?? 0;
  const sell = (stake: number) =>
    user.call<CashOutReport>("POST", `/api/bets/${body.id}/cash-out`, {
      stake,
      value: Math.floor((value * stake) / STAKE),
    });
  const score = race % 8 === 1 ? "2:0" : "0:1";
  const [one, other] = await Promise.all([
    timed(counts, () => sell(STAKE)),
    sell(STAKE / 2),
    pause().then(() => settleNow(node, match, score)),
  ]);
  const taken = [one, other].filter(({ status }) => status === 201).map((sold) => sold.body);
  counts.cashedOut += taken.length;
  const stake = taken.reduce((sum, sold) => sum + sold.stake, 0);
  const paid = taken.reduce((sum, sold) => sum + sold.paid, 0);
  for (const sold of taken) expect(sold.paid).toBeGreaterThanOrEqual(Math.floor((value * sold.stake) / STAKE));
  const { db } = node.context.database;
  const [row] = await db.select().from(bet).where(eq(bet.id, body.id));
  const rows = await db.select().from(cashOut).where(eq(cashOut.betId, body.id));
  expect(rows).toHaveLength(taken.length);
  const won = score === "2:0" ? (STAKE - stake) * 2 : 0;
  expect(row).toMatchObject({ cashedStake: stake, cashedPaid: paid, paid: paid + won });
  // It is over, whichever came first.
  expect((await sell(STAKE / 2)).status).toBe(422);
}
