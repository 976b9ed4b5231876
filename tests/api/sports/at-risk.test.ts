// What was at risk: the columns of a bet say what the domain says, and what a partial cash-out took away counts nowhere.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bet, member } from "../../../server/db/schema.ts";
import type { CashOutOffers } from "../../../src/api/contract/sports/cash-out.ts";
import { atRisk, riskPaid, wagered } from "../../../src/domain/sports/settlement/at-risk.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { readRows } from "../lib/agents.ts";
import { servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { partOf } from "../lib/rolling.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
const db = () => server.context.database.db;

const generated = fc.record({
  status: fc.constantFrom(-1, 0, 1, 2, 3),
  acceptance: fc.constantFrom("pending", "accepted", "refused"),
  stake: fc.integer({ min: 1, max: 50_000_000 }),
  cashed: fc.constantFrom(0, 0.5, 0.999, 1),
  paid: fc.integer({ min: 0, max: 100_000_000 }),
  countedPrice: fc.option(fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.constantFrom(129, 130, 131))),
});

it("is the same in the database as in the domain, for any bet", async () => {
  const { memberId } = await newMember(server, 0);
  const bets = fc.sample(generated, 400).map(({ cashed, ...one }, i) => ({
    ...one,
    id: `generated-${i}`,
    memberId,
    gameType: 1,
    cashedStake: Math.floor(one.stake * cashed),
    cashedPaid: Math.floor(one.paid * cashed),
    price: 200,
    payout: 0,
    placedAt: new Date(server.clock.now()),
  }));
  // Written beside the ledger, and taken back.
  const undone = new Error("undone");
  await expect(
    db().transaction(async (tx) => {
      await tx.insert(bet).values(bets);
      const rows = await tx
        .select({ id: bet.id, atRisk: bet.atRisk, riskPaid: bet.riskPaid, wagered: bet.wagered })
        .from(bet)
        .where(eq(bet.memberId, memberId));
      const told = new Map(rows.map(({ id, ...row }) => [id, row]));
      for (const one of bets)
        expect(told.get(one.id), JSON.stringify(one)).toEqual({
          atRisk: atRisk(one),
          riskPaid: riskPaid(one),
          wagered: wagered(one),
        });
      throw undone;
    }),
  ).rejects.toBe(undone);
});

const idOf = async (userId: string) => {
  const [found] = await db().select({ id: member.id }).from(member).where(eq(member.userId, userId));
  return found?.id ?? "";
};
const rowOf = async (id: string) => {
  const [row] = await db()
    .select({ status: bet.status, countedPrice: bet.countedPrice, atRisk: bet.atRisk, wagered: bet.wagered })
    .from(bet)
    .where(eq(bet.id, id));
  return row;
};

async function cashOut(user: ApiUser, id: string, stake: number) {
  const { items } = await user.ask<CashOutOffers>("GET", `/api/cash-outs?ids=${id}`);
  // As the page asks: the price may move meanwhile.
  const value = Math.floor((((items[0]?.value ?? 0) * stake) / (items[0]?.stake ?? 1)) * 0.99);
  const { status } = await user.call(
    "POST",
    `/api/bets/${id}/cash-out`,
    { stake, value },
    { "Idempotency-Key": `sell-${id}` },
  );
  expect(status).toBe(201);
}

/** Two opposite bets of 300,000, of which 299,000 each are cashed out before the result. */
async function hedge(user: ApiUser, key: string): Promise<{ match: string; ids: string[] }> {
  const match = await addFixture(server.context, {
    feed: "simulated",
    feedKey: key,
    feedState: { v: 1, league: "epl", means: { home: 1.6, away: 1.3 }, handicaps: [-0.5], totals: [2.5] },
  });
  const ids: string[] = [];
  for (const side of ["home@200", "away@410"]) {
    const { id } = await placed(user, [`${match}-1x2-${side}`], { stake: 300_000 });
    ids.push(id);
  }
  for (const id of ids) await cashOut(user, id, 299_000);
  await settleNow(server, match, "2:0");
  return { match, ids };
}

it("counts what is left of two opposite bets for rolling, and nothing of what was cashed out [REQ-R38]", async () => {
  const user = await newMember(server, 1_000_000);
  const { match, ids } = await hedge(user, "at-risk-rolling");
  expect(await Promise.all(ids.map(rowOf))).toMatchObject([
    { status: 2, atRisk: 1_000, wagered: 1_000 },
    { status: 1, atRisk: 1_000, wagered: 1_000 },
  ]);
  expect(await partOf(user, "sports")).toMatchObject({ before: { turnover: 2_000, correction: 0 } });
  await expectRightBooks(server);
  // A revision to void takes back what counted, and no more.
  await settleNow(server, match, "void");
  expect(await partOf(user, "sports")).toMatchObject({ before: { turnover: 2_000, correction: -2_000 } });
  await expectRightBooks(server);
});

it("counts what is left for missions [REQ-R38]", async () => {
  const operator = await server.user("admin01");
  const user = await newMember(server, 1_000_000);
  const reward = { kind: "points", amount: 1, wagering: 0 };
  const of = (measure: string) => ({
    title: measure,
    description: "",
    period: "day",
    measure,
    gameType: null,
    steps: [{ target: 600_000, reward }],
    startsAt: new Date(server.clock.now()).toISOString(),
    endsAt: null,
  });
  const made = [];
  for (const measure of ["betStake", "wonAmount"])
    made.push((await operator.ask<{ id: string }>("POST", "/api/admin/missions", of(measure))).id);
  await hedge(user, "at-risk-missions");
  const { items } = await user.ask<{ items: { id: string; progress: number }[] }>("GET", "/api/missions?kind=mission");
  expect(made.map((id) => items.find((one) => one.id === id)?.progress)).toEqual([2_000, 2_000]);
});

it("counts what is left for tournaments [REQ-R38]", async () => {
  const operator = await server.user("admin01");
  const user = await newMember(server, 1_000_000);
  const at = (ms: number) => new Date(server.clock.now() + ms).toISOString();
  const of = (score: string) => ({
    title: score,
    description: "",
    category: "sports",
    score,
    prizes: [],
    startsAt: at(0),
    endsAt: at(3_600_000),
  });
  const made = [];
  for (const score of ["stake", "winnings", "bestMultiple"])
    made.push((await operator.ask<{ id: string }>("POST", "/api/admin/tournaments", of(score))).id);
  await hedge(user, "at-risk-tournaments");
  const own = async (id: string) =>
    (await user.ask<{ own: { score: number } | null }>("GET", `/api/tournaments/${id}/standings`)).own?.score ?? null;
  // 1,000 at 2.00 won and 1,000 lost: no winnings, so no rank.
  expect(await Promise.all(made.map(own))).toEqual([2_000, null, 200]);
});

it("counts what is left in the figures of managers and operators", async () => {
  const manager = await server.user("manager01");
  const user = await newMember(server, 1_000_000);
  await db()
    .update(member)
    .set({ recommenderId: await idOf("manager01") })
    .where(eq(member.id, user.memberId));
  await hedge(user, "at-risk-figures");
  const lines = await readRows(manager, `/api/manager/reports/members?text=${user.userId}`);
  expect(lines).toMatchObject([{ stake: 2_000, open: 0, paid: 2_000 }]);
  const operator = await server.user("admin01");
  expect(await operator.ask("GET", `/api/admin/members?text=${user.userId}`)).toMatchObject({
    items: [{ bets: 2, stake: 2_000, openStake: 0 }],
  });
});

it("counts a multiple at the price of the legs that were not handed back", async () => {
  const user = await newMember(server, 100_000);
  const matches = [await addFixture(server.context), await addFixture(server.context)] as const;
  const [low, high] = matches;
  await db().execute(sql`update selection set price = 101 where id = ${`${low}-1x2-home`}`);
  const single = await placed(user, [`${low}-1x2-home@101`], { stake: 10_000 });
  const multiple = await placed(user, [`${low}-1x2-home@101`, `${high}-1x2-home@200`], { stake: 20_000 });
  await settleNow(server, low, "1:0");
  await settleNow(server, high, "1:0");
  expect(await rowOf(single.id)).toEqual({ status: 2, countedPrice: 101, atRisk: 10_000, wagered: 0 });
  expect(await rowOf(multiple.id)).toEqual({ status: 2, countedPrice: 202, atRisk: 20_000, wagered: 20_000 });
  await settleNow(server, high, "void");
  expect(await rowOf(multiple.id)).toEqual({ status: 2, countedPrice: 101, atRisk: 20_000, wagered: 0 });
  // The leg that lost decides; the other one still changes what the bet counts at.
  await settleNow(server, low, "0:1");
  expect(await rowOf(multiple.id)).toEqual({ status: 1, countedPrice: 101, atRisk: 20_000, wagered: 0 });
  await settleNow(server, high, "0:1");
  expect(await rowOf(multiple.id)).toEqual({ status: 1, countedPrice: 202, atRisk: 20_000, wagered: 20_000 });
});
