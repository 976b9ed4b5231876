// A bet that is sold back in several parts: what each of them leaves.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bet } from "../../../server/db/schema.ts";
import type { CashOutOffers } from "../../../src/api/contract/sports/cash-out.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";

let server: TestServer;
let user: ApiUser;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
});
afterAll(async () => {
  await expectRightBooks(server);
  await server.close();
});
beforeEach(async () => {
  user = await newMember(server, 100_000);
});

async function offerOf(id: string) {
  const { items } = await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${id}`);
  return items[0];
}
/** Sells a part at what it is worth now, and answers what was paid. */
async function sellPart(id: string, stake: number): Promise<number> {
  const offer = await offerOf(id);
  const value = Math.floor(((offer?.value ?? 0) * stake) / (offer?.stake ?? 1));
  const sold = await user.call<{ paid: number }>("POST", `/api/bets/${id}/cash-out`, { stake, value });
  expect(sold.status).toBe(201);
  expect(sold.body.paid).toBeGreaterThan(0);
  return sold.body.paid;
}
async function stateOf(id: string) {
  const [row] = await server.context.database.db.select().from(bet).where(eq(bet.id, id));
  if (!row) throw new Error("no bet");
  const { status, paid, payout, cashedStake, cashedPaid } = row;
  return { status, paid, payout, cashedStake, cashedPaid };
}

it("each part adds to what was paid, and the payout is that and the rest of the stake at its price", async () => {
  const fixture = await addFixture(server.context);
  const { id } = await placed(user, [`${fixture}-1x2-home@200`], { stake: 10_000 });
  const first = await sellPart(id, 4_000);
  expect(await stateOf(id)).toEqual({
    status: 0,
    paid: first,
    payout: first + 12_000,
    cashedStake: 4_000,
    cashedPaid: first,
  });
  expect((await offerOf(id))?.stake).toBe(6_000);
  const both = first + (await sellPart(id, 3_000));
  expect(await stateOf(id)).toEqual({
    status: 0,
    paid: both,
    payout: both + 6_000,
    cashedStake: 7_000,
    cashedPaid: both,
  });
  expect((await offerOf(id))?.stake).toBe(3_000);
  expect(await emoney(user)).toBe(90_000 + both);
  await settleNow(server, fixture, "2:0");
  expect(await stateOf(id)).toMatchObject({ status: 2, paid: both + 6_000 });
  expect(await emoney(user)).toBe(90_000 + both + 6_000);
});

it("the last part ends the bet: its payout is what the parts were sold for", async () => {
  const fixture = await addFixture(server.context);
  const { id } = await placed(user, [`${fixture}-1x2-home@200`], { stake: 10_000 });
  const first = await sellPart(id, 5_000);
  const all = first + (await sellPart(id, 5_000));
  expect(await stateOf(id)).toEqual({ status: 3, paid: all, payout: all, cashedStake: 10_000, cashedPaid: all });
  await settleNow(server, fixture, "2:0");
  expect(await stateOf(id)).toMatchObject({ status: 3, paid: all });
  expect(await emoney(user)).toBe(90_000 + all);
});
