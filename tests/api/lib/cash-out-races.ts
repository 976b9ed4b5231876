// Cash-outs that race against a stop of the market.
import { expect } from "vitest";
import { eq } from "drizzle-orm";
import { bet, cashOut } from "../../../server/db/schema.ts";
import { emptyBatch } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import type { CashOutOffers, CashOutReport } from "../../../src/api/contract/sports/cash-out.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import type { TestServer } from "./harness.ts";
import { betOf, place } from "./betting.ts";

/** A fixture that a model prices, so that bets on it are bought back; `key` is its own. */
export function addPricedFixture(node: TestServer, key: string): Promise<string> {
  const feedState = { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] };
  return addFixture(node.context, { feed: "simulated", feedKey: key, feedState, markets: [RESULT] });
}

/** A new bet that is offered to be bought back: the sale of a half by the offer of now, and the turns of its market. */
export async function openSale(node: TestServer, user: ApiUser, { stake, key }: { stake: number; key: string }) {
  const { db } = node.context.database;
  const match = await addPricedFixture(node, key);
  const { body } = await place(user, betOf([`${match}-1x2-home`], { stake }));
  const { items } = await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${body.id}`);
  const { value, version } = items[0] ?? { value: null, version: 0 };
  expect(value).not.toBeNull();
  return {
    betId: body.id,
    sell: () =>
      user.call<CashOutReport>("POST", `/api/bets/${body.id}/cash-out`, {
        stake: stake / 2,
        value: Math.floor((value ?? 0) * 0.49),
        version,
      }),
    turn: (status: "open" | "suspended") =>
      applyBatch(node.context, { ...emptyBatch(), marketStatuses: [{ marketId: `${match}-1x2`, status }] }),
    /** How many sales are paid. */
    sold: () => db.$count(cashOut, eq(cashOut.betId, body.id)),
  };
}

/**
 * Sells both halves of a new bet while its market is stopped and opened again. What is not paid when the stop stands is
 * not paid later. `pause` is waited for before the stop. Returns how many halves were paid.
 */
export async function cashOutAgainstStop(
  node: TestServer,
  user: ApiUser,
  { stake, key, pause }: { stake: number; key: string; pause: (first: Promise<unknown>) => Promise<unknown> },
): Promise<number> {
  const { betId, sell, turn, sold } = await openSale(node, user, { stake, key });
  const sales = [sell(), sell()];
  const stop = async () => {
    await pause(Promise.race(sales));
    await turn("suspended");
    const paid = await sold();
    await turn("open");
    return paid;
  };
  const paid = await stop();
  const answers = await Promise.all(sales);
  const taken = answers.flatMap((answer) => (answer.status === 201 ? [answer.body.paid] : []));
  expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
  expect([await sold(), taken.length]).toEqual([paid, paid]);
  const [row] = await node.context.database.db.select().from(bet).where(eq(bet.id, betId));
  expect(row).toMatchObject({
    cashedStake: (stake / 2) * taken.length,
    cashedPaid: taken.reduce((sum, one) => sum + one, 0),
  });
  // The market is open again, and the offer is from before the stop.
  expect((await sell()).status).not.toBe(201);
  return taken.length;
}
