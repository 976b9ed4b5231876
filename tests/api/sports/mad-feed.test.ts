// A feed that has gone mad: what it says of one market in one turn is written in parts, and a bet on another fixture is
// placed between two of them. At full size: npm run verify -- mad-feed.
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { market, selection } from "../../../server/db/schema.ts";
import { emptyBatch } from "../../../server/sports/feed/feed.ts";
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { betOf, newMember, place } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const OUTCOMES = 5_000;
const PART = 500;

const server = servedHere({ rateLimit: 0 });

it("all of thousands of prices are written and told, 500 at a time, and a bet comes between", async () => {
  const { context } = server;
  const { db } = context.database;
  const mad = await addFixture(context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });
  const marketId = `${mad}-l1x2`;
  const ids = Array.from({ length: OUTCOMES }, (_, n) => `${mad}-mad-${n}`);
  for (let at = 0; at < OUTCOMES; at += PART)
    await db
      .insert(selection)
      .values(ids.slice(at, at + PART).map((id, n) => ({ id, marketId, key: `k${at + n}`, name: id, price: 200 })));
  const other = await addFixture(context);
  const user = await newMember(server, 100_000);
  const [before] = await db.select().from(market).where(eq(market.id, marketId));

  const told: string[] = [];
  const unsubscribe = context.events.subscribe(({ name, data }) => {
    if (name === "prices")
      told.push(...(data as { items: { selectionId: string }[] }).items.map((one) => one.selectionId));
  });
  const prices = ids.map((selectionId, n) => ({ selectionId, price: 300 + (n % 100) }));
  const applied = applyBatch(context, { ...emptyBatch(), prices });
  let toldAtBet = Number.NaN;
  const [answer] = await Promise.all([
    place(user, betOf([`${other}-1x2-home`])).then((bet) => ((toldAtBet = told.length), bet)),
    applied,
  ]);
  unsubscribe();

  expect(answer.status).toBe(201);
  expect(toldAtBet).toBeLessThan(OUTCOMES);
  expect(told.filter((id) => id.startsWith(`${mad}-mad-`))).toEqual(expect.arrayContaining(ids));
  const rows = await db.select().from(selection).where(eq(selection.marketId, marketId));
  const priceOf = new Map(rows.map(({ id, price }) => [id, price]));
  expect(prices.filter(({ selectionId, price }) => priceOf.get(selectionId) !== price)).toEqual([]);
  const [after] = await db.select().from(market).where(eq(market.id, marketId));
  expect((after?.version ?? 0) - (before?.version ?? 0)).toBe(OUTCOMES / PART);
});
