// What a provider credits beyond its ceiling for one member in one round is held for an operator.
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import type { HeldWin } from "../../../src/api/contract/operator/provider-held.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { keptAt } from "../lib/four-eyes.ts";
import { id, launched, registered, type TrialProvider, walletOf } from "../lib/provider.ts";

let server: TestServer;
let operator: ApiUser;
let trial: TrialProvider;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
  trial = await registered(operator);
});
afterAll(async () => {
  await server.close();
  await trial.stop();
});
afterEach(() => expectRightBooks(server));

const ceiling = (roundCeiling: number) => operator.ask("PUT", `/api/admin/providers/${trial.id}`, { roundCeiling });
async function seated() {
  const user = await newMember(server, 100_000);
  return { user, wallet: walletOf(server, trial, await launched(user, trial)) };
}
const heldOf = async (user: ApiUser, state = "waiting") =>
  (await operator.ask<{ items: HeldWin[] }>("GET", `/api/admin/provider-held?state=${state}`)).items.filter(
    ({ userId }) => userId === user.userId,
  );
const decisionOf = (
  { provider, transactionId }: Pick<HeldWin, "provider" | "transactionId">,
  decision: string,
  reason = "제공사에 확인함",
) => ["POST", "/api/admin/provider-held/decide", { provider, transactionId, decision, reason }] as const;
const decide = (...asked: Parameters<typeof decisionOf>) =>
  operator.call<{ paid?: number; code?: string }>(...decisionOf(...asked));
const waiting = async () =>
  (await operator.ask<{ counts: { providers: number } }>("GET", "/api/admin/waiting")).counts.providers;

it("is 50,000,000 won where nobody set another", async () => {
  const { items } = await operator.ask<{ items: { id: string; roundCeiling: number }[] }>(
    "GET",
    "/api/admin/providers",
  );
  expect(items.find((one) => one.id === trial.id)).toMatchObject({ roundCeiling: 50_000_000 });
  const { user, wallet } = await seated();
  const bet = wallet.betOf(1_000);
  await wallet.send("bet", bet);
  expect(await wallet.send("win", wallet.winOf(bet, 50_000_001))).toMatchObject({ status: 200 });
  expect(await emoney(user)).toBe(50_099_000);
  expect(await heldOf(user)).toMatchObject([{ credited: 50_000_001, paid: 50_000_000, held: 1 }]);
});

it("pays up to it at once, and the rest when an operator says so", async () => {
  await ceiling(100_000);
  const { user, wallet } = await seated();
  const bet = wallet.betOf(10_000);
  await wallet.send("bet", bet);
  const before = await waiting();
  const win = wallet.winOf(bet, 250_000);
  expect(await wallet.send("win", win)).toMatchObject({ status: 200, body: { balance: 190_000, isRepeat: false } });
  expect(await wallet.send("win", win)).toMatchObject({ status: 200, body: { balance: 190_000, isRepeat: true } });
  expect(await waiting()).toBe(before + 1);
  const [held] = await heldOf(user);
  expect(held).toMatchObject({
    provider: trial.id,
    roundId: bet.roundId,
    gameName: "시험 바카라",
    credited: 250_000,
    paid: 100_000,
    held: 150_000,
    decision: null,
  });
  if (!held) throw new Error("nothing is held");
  const betNow = async () => (await user.ask<{ items: Bet[] }>("GET", "/api/bets?gameType=5")).items[0];
  expect(await betNow()).toMatchObject({ status: 2, paid: 100_000 });

  expect(await decide(held, "paid", " ")).toMatchObject({ status: 400 });
  expect(await user.call("POST", "/api/admin/provider-held/decide", {})).toMatchObject({ status: 403 });
  const { answer, waits } = await keptAt(server, operator, 150_000, () =>
    operator.callAlone(...decisionOf(held, "paid")),
  );
  expect(answer.status).toBe(202);
  expect(waits).toEqual([
    { measure: "money", amount: 150_000, subjects: [`member:${user.userId}`, `provider:${trial.id}`] },
  ]);
  expect(await decide(held, "paid")).toMatchObject({ status: 200, body: { paid: 150_000 } });
  expect(await emoney(user)).toBe(340_000);
  expect(await betNow()).toMatchObject({ status: 2, paid: 250_000 });
  expect(await decide(held, "paid")).toMatchObject({ status: 409, body: { code: "request_moved" } });
  expect(await decide(held, "refused")).toMatchObject({ status: 409 });
  expect(await emoney(user)).toBe(340_000);
  expect(await heldOf(user)).toEqual([]);
  expect(await heldOf(user, "all")).toMatchObject([
    { decision: "paid", reason: "제공사에 확인함", decidedBy: "admin01" },
  ]);
  expect(await waiting()).toBe(before);
});

it("counts all bets and wins of one member in one round, and no other's", async () => {
  await ceiling(100_000);
  const [one, other] = [await seated(), await seated()];
  const roundId = id();
  const bets = [one.wallet.betOf(1_000, { roundId }), one.wallet.betOf(1_000, { roundId })] as const;
  const theirs = other.wallet.betOf(1_000, { roundId });
  for (const bet of bets) await one.wallet.send("bet", bet);
  await other.wallet.send("bet", theirs);
  await one.wallet.send("win", one.wallet.winOf(bets[0], 60_000, false));
  await one.wallet.send("win", one.wallet.winOf(bets[0], 20_000));
  await one.wallet.send("win", one.wallet.winOf(bets[1], 50_000));
  await other.wallet.send("win", other.wallet.winOf(theirs, 90_000));
  expect(await emoney(one.user)).toBe(198_000);
  expect(await heldOf(one.user)).toMatchObject([{ credited: 50_000, paid: 20_000, held: 30_000 }]);
  expect(await emoney(other.user)).toBe(189_000);
  expect(await heldOf(other.user)).toEqual([]);
  // Another round begins anew.
  const next = one.wallet.betOf(1_000);
  await one.wallet.send("bet", next);
  await one.wallet.send("win", one.wallet.winOf(next, 100_000));
  expect(await emoney(one.user)).toBe(297_000);
});

it("holds the whole win of a round that has paid its ceiling; such a bet is won, and may be refused", async () => {
  await ceiling(100_000);
  const { user, wallet } = await seated();
  const bet = wallet.betOf(1_000);
  await wallet.send("bet", bet);
  await wallet.send("win", wallet.winOf(bet, 100_000, false));
  const rest = wallet.winOf(bet, 40_000, false);
  await wallet.send("win", rest);
  expect(await emoney(user)).toBe(199_000);
  const [held] = await heldOf(user);
  if (!held) throw new Error("nothing is held");
  expect(held).toMatchObject({ paid: 0, held: 40_000 });
  expect(await decide(held, "paid")).toMatchObject({ status: 409, body: { code: "request_moved" } });
  await wallet.send("win", wallet.winOf(bet, 0));
  expect(await decide(held, "refused", "오류로 확인됨")).toMatchObject({ status: 200, body: { paid: 0 } });
  expect(await emoney(user)).toBe(199_000);
  const { items } = await user.ask<{ items: Bet[] }>("GET", "/api/bets?gameType=5");
  expect(items).toMatchObject([{ status: 2, paid: 100_000 }]);
  expect(await decide({ ...held, transactionId: "nobody" }, "paid")).toMatchObject({ status: 404 });
});

it("gives a stake back whatever the ceiling is", async () => {
  await ceiling(1_000);
  const { user, wallet } = await seated();
  const [push, back] = [wallet.betOf(20_000), wallet.betOf(30_000)];
  for (const bet of [push, back]) await wallet.send("bet", bet);
  await wallet.send("win", { ...wallet.winOf(push, 20_000), isPush: true });
  await wallet.send("rollback", wallet.endOf(back));
  expect(await emoney(user)).toBe(100_000);
  expect(await heldOf(user, "all")).toEqual([]);
});

it("lists what waits with the oldest first and all with the newest first, and decides each by itself", async () => {
  await ceiling(1_000);
  const { user, wallet } = await seated();
  const before = await waiting();
  for (const credited of [5_000, 6_000, 7_000]) {
    const bet = wallet.betOf(1_000);
    await wallet.send("bet", bet);
    await wallet.send("win", wallet.winOf(bet, credited));
    server.clock.advance(1_000);
  }
  const creditedIn = async (state: string) => (await heldOf(user, state)).map(({ credited }) => credited);
  expect(await creditedIn("waiting")).toEqual([5_000, 6_000, 7_000]);
  const [, second] = await heldOf(user);
  if (!second) throw new Error("nothing is held");
  expect(await decide(second, "refused")).toMatchObject({ status: 200, body: { paid: 0 } });
  expect(await waiting()).toBe(before + 2);
  expect(await creditedIn("waiting")).toEqual([5_000, 7_000]);
  expect(await creditedIn("all")).toEqual([7_000, 6_000, 5_000]);
  expect((await heldOf(user, "all")).map(({ decision }) => decision)).toEqual([null, "refused", null]);
});

it("keeps what was held and decided as it is", async () => {
  await ceiling(100_000);
  const { user, wallet } = await seated();
  const bet = wallet.betOf(1_000);
  await wallet.send("bet", bet);
  await wallet.send("win", wallet.winOf(bet, 100_001));
  const [held] = await heldOf(user);
  if (!held) throw new Error("nothing is held");
  await decide(held, "refused");
  const { db } = server.context.database;
  for (const table of ["provider_held", "provider_held_decision"]) {
    await expect(db.execute(sql.raw(`update ${table} set at = at`))).rejects.toMatchObject({
      cause: { code: "23001" },
    });
    await expect(db.execute(sql.raw(`delete from ${table}`))).rejects.toMatchObject({ cause: { code: "23001" } });
  }
});
