// Opposite bets of accounts that may be one person's are shown to operators: decisions, rule 39.
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { HedgePair } from "../../../src/api/contract/operator/hedges.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { newMember, placed } from "../lib/betting.ts";
import { createGameDriver } from "../lib/game-driver.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
beforeAll(async () => {
  operator = await server.user("admin01");
});

type Player = ApiUser & { memberId: string };
let numbers = 0;
/** They take out money to one account. */
async function share(...players: Player[]): Promise<void> {
  const number = String(555_000 + ++numbers);
  for (const { memberId } of players)
    await server.context.database.db.execute(sql`select add_trace(${memberId}, 'bank', ${number}, now())`);
}
async function twoOfOne(): Promise<readonly [Player, Player]> {
  const two = [await newMember(server, 1_000_000), await newMember(server, 1_000_000)] as const;
  await share(...two);
  return two;
}
/** Of the pairs that have a bank account in common. */
async function pairs(): Promise<HedgePair[]> {
  const { items } = await operator.ask<{ items: HedgePair[] }>("GET", "/api/admin/hedges");
  return items.filter(({ shared }) => shared.includes("bank"));
}
const namesOf = ({ accounts }: HedgePair) => accounts.map(({ userId }) => userId).toSorted();

it("shows both sides of a line that two accounts of one bank account took, and what was on it", async () => {
  const [a, b] = [await newMember(server, 1_000_000), await newMember(server, 1_000_000)];
  await share(a, b);
  const fixture = await addFixture(server.context);
  await placed(a, [`${fixture}-ou-over@190`], { stake: 300_000 });
  expect(await pairs()).toEqual([]);
  await placed(b, [`${fixture}-ou-under@185`], { stake: 310_000 });
  const [pair, ...others] = await pairs();
  expect(others).toEqual([]);
  expect(pair && namesOf(pair)).toEqual([a.userId, b.userId].toSorted());
  expect(pair).toMatchObject({ hedges: 1, stake: 610_000 });
  expect(
    pair?.latest[0]?.bets
      .map(({ userId, price, stake }) => ({ userId, price, stake }))
      .toSorted((x, y) => x.stake - y.stake),
  ).toEqual([
    { userId: a.userId, price: 190, stake: 300_000 },
    { userId: b.userId, price: 185, stake: 310_000 },
  ]);
  expect(await a.call("GET", "/api/admin/hedges")).toMatchObject({ status: 403 });
});

it("shows the pair that hedged last first, and of each pair the five last hedges with what all of them staked", async () => {
  const [early, late] = [await twoOfOne(), await twoOfOne()];
  const hedge = async ([a, b]: readonly [Player, Player], stake: number) => {
    const fixture = await addFixture(server.context);
    await placed(a, [`${fixture}-ou-over@190`], { stake });
    server.clock.advance(1_000);
    await placed(b, [`${fixture}-ou-under@185`], { stake });
    server.clock.advance(1_000);
  };
  const stakes = [10_000, 11_000, 12_000, 13_000, 14_000, 15_000];
  for (const stake of stakes) await hedge(early, stake);
  await hedge(late, 16_000);
  const own = [early, late].map((pair) => pair.map(({ userId }) => userId).toSorted());
  const found = (await pairs()).filter((pair) => own.some((names) => `${names}` === `${namesOf(pair)}`));
  expect(found.map(namesOf)).toEqual(own.toReversed());
  const [newest, oldest] = found;
  expect(newest).toMatchObject({ hedges: 1, stake: 32_000 });
  expect(oldest).toMatchObject({ hedges: 6, stake: 2 * 75_000 });
  expect(oldest?.latest.map(({ bets }) => bets[0]?.stake)).toEqual([15_000, 14_000, 13_000, 12_000, 11_000]);
  expect(oldest?.lastAt).toBe(
    oldest?.latest[0]?.bets
      .map(({ placedAt }) => placedAt)
      .toSorted()
      .at(-1),
  );
});

it("a hedge is as old as its last bet", async () => {
  const [a, b] = await twoOfOne();
  const [around, within] = [await addFixture(server.context), await addFixture(server.context)];
  const bet = async (by: Player, on: string, pick: string, stake: number) => {
    await placed(by, [`${on}-ou-${pick}`], { stake });
    server.clock.advance(1_000);
  };
  await bet(a, around, "over@190", 10_000);
  await bet(a, within, "over@190", 20_000);
  await bet(b, within, "under@185", 20_000);
  await bet(b, around, "under@185", 10_000);
  const pair = (await pairs()).find((one) => `${namesOf(one)}` === `${[a.userId, b.userId].toSorted()}`);
  expect(pair?.latest.map(({ bets }) => bets.map(({ stake }) => stake))).toEqual([
    [10_000, 10_000],
    [20_000, 20_000],
  ]);
});

it("shows both sides of a round of a game, by what each was placed on", async () => {
  const [a, b] = await twoOfOne();
  const { freshRound, place } = createGameDriver(
    () => server,
    () => a,
  );
  const round = await freshRound("252");
  expect((await place(round, "odd", 195, 10_000)).status).toBe(201);
  server.clock.advance(1_000);
  expect((await place(round, "even", 195, 12_000, b)).status).toBe(201);
  const pair = (await pairs()).find((one) => `${namesOf(one)}` === `${[a.userId, b.userId].toSorted()}`);
  expect(pair).toMatchObject({ hedges: 1, stake: 22_000 });
  const [hedge] = pair?.latest ?? [];
  expect(hedge?.place).toContain("넥스트 사다리");
  expect(hedge?.bets.toSorted((x, y) => x.stake - y.stake)).toMatchObject([
    { userId: a.userId, name: "홀", price: 195, stake: 10_000 },
    { userId: b.userId, name: "짝", price: 195, stake: 12_000 },
  ]);
});

it("shows no accounts that have nothing in common, no part of a market, and no multiples", async () => {
  const before = await pairs();
  const [a, b, stranger] = [
    await newMember(server, 1_000_000),
    await newMember(server, 1_000_000),
    await newMember(server, 1_000_000),
  ];
  await share(a, b);
  const [first, second] = [await addFixture(server.context), await addFixture(server.context)];
  // Two of three results.
  await placed(a, [`${first}-1x2-home@200`]);
  await placed(b, [`${first}-1x2-draw@330`]);
  await placed(stranger, [`${first}-1x2-away@410`]);
  // One of the two is in a multiple.
  await placed(a, [`${second}-ou-over@190`]);
  await placed(b, [`${second}-ou-under@185`, `${first}-1x2-home@200`]);
  await placed(stranger, [`${second}-ou-under@185`]);
  expect(await pairs()).toEqual(before);
  // The third result closes the market.
  await placed(b, [`${first}-1x2-away@410`]);
  expect((await pairs()).map(namesOf)).toContainEqual([a.userId, b.userId].toSorted());
});

it("shows nothing that is older than a week, and bets a day apart are no hedge", async () => {
  const [a, b] = [await newMember(server, 1_000_000), await newMember(server, 1_000_000)];
  await share(a, b);
  const fixture = await addFixture(server.context, { startsIn: 40 * 86_400_000 });
  const both = [a.userId, b.userId].toSorted();
  await placed(a, [`${fixture}-ou-over@190`]);
  server.clock.advance(86_400_000 + 60_000);
  operator = await server.user("admin01");
  const later = Object.assign(b, { token: (await server.user(b.userId)).token });
  await placed(later, [`${fixture}-ou-under@185`]);
  expect((await pairs()).map(namesOf)).not.toContainEqual(both);
  Object.assign(a, { token: (await server.user(a.userId)).token });
  await placed(a, [`${fixture}-ou-over@190`]);
  expect((await pairs()).map(namesOf)).toContainEqual(both);
  server.clock.advance(7 * 86_400_000 + 60_000);
  operator = await server.user("admin01");
  expect(await pairs()).toEqual([]);
});
