// Tournaments: standings from settled bets, ties to who came first, frozen and paid once at the end.
import { eq, isNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bet, member as memberTable, tournament } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { freezeDueTournaments, readStandings } from "../../../server/programmes/standings.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import type { TestServer } from "../lib/harness.ts";
import { servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";
import { DATABASES } from "../lib/both-databases.ts";
import { silently } from "../lib/silently.ts";

const MINUTE = 60_000;
type Player = ApiUser & { memberId: string };
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let players: [Player, Player, Player];

interface Standings {
  players: number;
  items: { rank: number; nickname: string; score: number; isOwn: boolean; reward: { amount: number } | null }[];
  own: { rank: number; score: number } | null;
}

const points = (amount: number) => ({ kind: "points", amount, wagering: 0 });
const PRIZES = [
  { from: 1, to: 1, reward: { kind: "money", amount: 50_000, wagering: 1 } },
  { from: 2, to: 3, reward: points(2_000) },
];
const requestOf = (fields: object, from: TestServer) => ({
  title: "토너먼트",
  description: "",
  category: "sports",
  score: "winnings",
  prizes: PRIZES,
  startsAt: new Date(from.clock.now() - MINUTE).toISOString(),
  endsAt: new Date(from.clock.now() + 60 * MINUTE).toISOString(),
  ...fields,
});
const make = (fields: object = {}, by = operator, on = server) =>
  by.ask<{ id: string }>("POST", "/api/admin/tournaments", requestOf(fields, on)).then(({ id }) => id);
const standings = (id: string, by: ApiUser = players[0]) =>
  by.ask<Standings>("GET", `/api/tournaments/${id}/standings`);
/** Bets of these players on one fixture at 2.00 by the side, settled together: home wins. */
async function round(rows: readonly (readonly [Player, number, ("home" | "away")?])[], on = server) {
  const id = await addFixture(on.context);
  for (const [player, stake, side = "home"] of rows)
    await placed(player, [`${id}-1x2-${side}@${side === "home" ? 200 : 410}`], { stake });
  await settleNow(on, id, "1:0");
}
const ranks = (table: Standings, own: Player) => ({
  scores: table.items.map(({ rank, score }) => [rank, score]),
  own: table.own && [table.own.rank, table.own.score],
  isOwn: table.items.map(({ isOwn, nickname }) => isOwn && nickname === own.userId.slice(-8)),
});
const balanceOf = (player: Player) => player.ask<{ emoney: number; point: number }>("GET", "/api/member/user");

beforeAll(async () => {
  operator = await server.user("admin01");
});
beforeEach(async () => {
  // Bets of the test before are older than a new tournament, and its tournaments pay nobody any more.
  server.clock.advance(10 * MINUTE);
  const frozenAt = new Date(server.clock.now());
  await server.context.database.db.update(tournament).set({ frozenAt }).where(isNull(tournament.frozenAt));
  operator = await server.user("admin01");
  players = [await newMember(server, 500_000), await newMember(server, 500_000), await newMember(server, 500_000)];
});

it("are listed by category: those that run, those to come with the next first, then what has ended", async () => {
  const at = (minutes: number) => new Date(server.clock.now() + minutes * MINUTE).toISOString();
  const ended = await make({ endsAt: at(5) });
  server.clock.advance(6 * MINUTE);
  const later = await make({ startsAt: at(30), endsAt: at(40) });
  const next = await make({ startsAt: at(10), endsAt: at(20) });
  const running = await make({ endsAt: at(60) });
  const casino = await make({ category: "casino", endsAt: at(60) });
  const own = [ended, later, next, running, casino];
  const listed = async (category: string) => {
    const { items } = await players[0].ask<{ items: { id: string }[] }>("GET", `/api/tournaments?category=${category}`);
    return items.map(({ id }) => id).filter((id) => own.includes(id));
  };
  expect(await listed("sports")).toEqual([running, next, later, ended]);
  expect(await listed("casino")).toEqual([casino]);
});

it("ranks by what was paid less what was staked; an open or earlier bet does not count, a score below 0 does not rank", async () => {
  const [a, b, c] = players;
  await round([[c, 100_000]]);
  server.clock.advance(2 * MINUTE);
  const id = await make({ startsAt: new Date(server.clock.now()).toISOString() });
  await round([
    [a, 10_000],
    [b, 20_000],
    [c, 5_000, "away"],
  ]);
  await round([[a, 15_000]]);
  await placed(c, [`${await addFixture(server.context)}-1x2-home@200`]);
  const table = await standings(id);
  expect(ranks(table, a)).toEqual({
    scores: [
      [1, 25_000],
      [2, 20_000],
    ],
    own: [1, 25_000],
    isOwn: [true, false],
  });
  expect(table).toMatchObject({ players: 2, items: [{ reward: { amount: 50_000 } }, { reward: { amount: 2_000 } }] });
  expect(table.items[1]?.nickname).toMatch(/^.{1,3}\*{2,}$/);
  expect((await standings(id, c)).own).toBeNull();
});

it("ranks by stakes, and by the best multiple of one bet", async () => {
  const [a, b] = players;
  const stake = await make({ score: "stake" });
  const best = await make({ score: "bestMultiple" });
  await round([
    [a, 30_000, "away"],
    [b, 20_000],
  ]);
  expect(ranks(await standings(stake), a).scores).toEqual([
    [1, 30_000],
    [2, 20_000],
  ]);
  const id = await addFixture(server.context);
  await placed(a, [`${id}-1x2-draw@330`], { stake: 1_000 });
  await settleNow(server, id, "1:1");
  expect(ranks(await standings(best), a).scores).toEqual([
    [1, 330],
    [2, 200],
  ]);
});

it("is not won at 1.01: bets below 1.30 count for no score, and lost bets lower the winnings", async () => {
  const [a, b, c] = players;
  const ids = await Promise.all((["winnings", "stake", "bestMultiple"] as const).map((score) => make({ score })));
  const fixture = await addFixture(server.context);
  await server.context.database.db.execute(sql`update selection set price = 101 where id = ${`${fixture}-1x2-home`}`);
  await placed(a, [`${fixture}-1x2-home@101`], { stake: 400_000 });
  await settleNow(server, fixture, "1:0");
  await round([
    [b, 10_000],
    [c, 20_000],
  ]);
  await round([[c, 30_000, "away"]]);
  const [winnings, stake, best] = await Promise.all(ids.map((id) => standings(id)));
  expect(winnings && ranks(winnings, a)).toEqual({ scores: [[1, 10_000]], own: null, isOwn: [false] });
  expect(stake && ranks(stake, a).scores).toEqual([
    [1, 50_000],
    [2, 10_000],
  ]);
  expect(best && ranks(best, a).scores).toEqual([
    [1, 200],
    [2, 200],
  ]);
});

it("of equal scores the one that was reached first ranks higher, in one settlement the one that was placed first", async () => {
  const [a, b, c] = players;
  const id = await make();
  await round([[b, 10_000]]);
  server.clock.advance(1_000);
  await round([
    [c, 20_000],
    [a, 20_000],
  ]);
  server.clock.advance(1_000);
  await round([[b, 10_000]]);
  // c and a came to 20,000 at once, c had bet first; b came there later.
  expect((await standings(id, c)).own).toMatchObject({ rank: 1, score: 20_000 });
  expect((await standings(id, a)).own).toMatchObject({ rank: 2, score: 20_000 });
  expect((await standings(id, b)).own).toMatchObject({ rank: 3, score: 20_000 });
});

it("ranks equal scores by the settlement that reached them, and keeps that order when it is over", async () => {
  const [a, b, c] = players;
  const times = { endsAt: new Date(server.clock.now() + 10 * MINUTE).toISOString() };
  const [winnings, best] = [await make(times), await make({ ...times, score: "bestMultiple" })];
  const [first, second, third] = [
    await addFixture(server.context),
    await addFixture(server.context),
    await addFixture(server.context),
  ];
  const settle = async (fixture: string) => {
    server.clock.advance(1_000);
    await settleNow(server, fixture, "1:0");
  };
  const orderOf = async (id: string) =>
    Promise.all(players.map(async (player) => (await standings(id, player)).own?.rank));
  await placed(a, [`${first}-1x2-home@200`], { stake: 20_000 });
  await placed(c, [`${third}-1x2-home@200`], { stake: 20_000 });
  await placed(b, [`${third}-1x2-home@200`], { stake: 10_000 });
  await placed(b, [`${second}-1x2-home@200`], { stake: 10_000 });
  await settle(second);
  await settle(third);
  await settle(first);
  // c came to the sum before a, who had bet before; b came to it with c, by a bet that was placed after c's.
  expect(await orderOf(winnings)).toEqual([3, 2, 1]);
  // b reached 2.00 first, by the bet that was placed last; a reached it last.
  expect(await orderOf(best)).toEqual([3, 1, 2]);
  server.clock.advance(20 * MINUTE);
  expect(await freezeDueTournaments(server.context)).toBeGreaterThanOrEqual(2);
  expect(await orderOf(winnings)).toEqual([3, 2, 1]);
  expect(await orderOf(best)).toEqual([3, 1, 2]);
});

it("freezes at the end, pays once, and later bets and corrections change nothing", async () => {
  const [a, b, c] = players;
  const id = await make({ endsAt: new Date(server.clock.now() + 10 * MINUTE).toISOString() });
  const fixture = await addFixture(server.context);
  await placed(a, [`${fixture}-1x2-home@200`], { stake: 30_000 });
  await settleNow(server, fixture, "1:0");
  await round([[b, 20_000]]);
  server.clock.advance(9 * MINUTE);
  await round([[c, 10_000]]);
  const before = await Promise.all(players.map(balanceOf));
  server.clock.advance(MINUTE + 5_000);
  await round([[c, 100_000]]);
  await Promise.all([freezeDueTournaments(server.context), freezeDueTournaments(server.context)]);
  await freezeDueTournaments(server.context);
  const after = await Promise.all(players.map(balanceOf));
  // The late bet of c won 100,000; the prizes are what is over.
  expect(after.map(({ emoney }, i) => emoney - (before[i]?.emoney ?? 0))).toEqual([50_000, 0, 100_000]);
  expect(after.map(({ point }, i) => point - (before[i]?.point ?? 0))).toEqual([0, 2_000, 2_000]);
  expect(await operator.ask("GET", "/api/admin/tournaments")).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id, phase: "ended", isFrozen: true })]),
  });
  const final = await standings(id);
  expect(ranks(final, a).scores).toEqual([
    [1, 30_000],
    [2, 20_000],
    [3, 10_000],
  ]);
  await settleNow(server, fixture, "0:1");
  await server.context.database.db
    .update(memberTable)
    .set({ disabledAt: new Date() })
    .where(eq(memberTable.id, b.memberId));
  expect(await standings(id)).toEqual(final);
  expect(await operator.ask("GET", `/api/admin/claims?programme=tournament&programmeId=${id}`)).toMatchObject({
    totalCount: 3,
  });
  await expectRightBooks(server);
});

it("waits five seconds after the end for settlements that began before it", async () => {
  const endsAt = server.clock.now() + 30 * MINUTE;
  const id = await make({ endsAt: new Date(endsAt).toISOString() });
  const isFrozen = async () => {
    const { items } = await operator.ask<{ items: { id: string; isFrozen: boolean }[] }>(
      "GET",
      "/api/admin/tournaments",
    );
    return items.find((one) => one.id === id)?.isFrozen;
  };
  await freezeDueTournaments({ ...server.context, clock: { now: () => endsAt + 4_999 } });
  expect(await isFrozen()).toBe(false);
  await freezeDueTournaments({ ...server.context, clock: { now: () => endsAt + 5_000 } });
  expect(await isFrozen()).toBe(true);
});

it("where lists are kept, everybody is shown the same standings for five seconds", async () => {
  const [a, b] = players;
  const id = await make();
  const [row] = await server.context.database.db.select().from(tournament).where(eq(tournament.id, id));
  if (!row) throw new Error("no tournament");
  let now = server.clock.now();
  const kept = {
    ...server.context,
    clock: { now: () => now },
    config: { ...server.context.config, listsKeptMs: 1_000 },
  };
  const scoresFor = async (own: Player) => {
    const { items, own: place } = await readStandings(kept, row, own.memberId);
    return [items.map(({ score }) => score), place?.score ?? null];
  };
  await round([[a, 10_000]]);
  expect(await scoresFor(a)).toEqual([[10_000], 10_000]);
  await round([[b, 20_000]]);
  now += 4_999;
  expect(await scoresFor(b)).toEqual([[10_000], null]);
  now += 1;
  expect(await scoresFor(b)).toEqual([[20_000, 10_000], 20_000]);
  expect(await scoresFor(a)).toEqual([[20_000, 10_000], 10_000]);
});

it("the casino one counts bets of casino and slots alone", async () => {
  const [a, b] = players;
  const id = await make({ category: "casino", score: "stake" });
  await round([[a, 30_000]]);
  expect(await standings(id)).toEqual({ players: 0, items: [], own: null });
  const now = new Date(server.clock.now());
  const row = {
    memberId: b.memberId,
    status: 1,
    price: 200,
    payout: 24_000,
    placedAt: now,
    settledAt: now,
    stake: 12_000,
  };
  await server.context.database.db.insert(bet).values({ ...row, id: newId(), gameType: 5 });
  await server.context.database.db.insert(bet).values({ ...row, id: newId(), gameType: 3 });
  expect(await standings(id, b)).toMatchObject({ players: 1, own: { rank: 1, score: 12_000 } });
  await silently(server, sql`delete from bet where member_id = ${b.memberId}`);
});

it("shows the first fifty, and the own place of whoever is below", async () => {
  const [first, , last] = players;
  const { db } = server.context.database;
  const id = await make({ category: "casino", score: "stake", prizes: [{ from: 1, to: 1, reward: points(1_000) }] });
  const [like] = await db.select().from(memberTable).where(eq(memberTable.id, first.memberId));
  if (!like) throw new Error("no player");
  const { code: _code, ...unlike } = like;
  const crowd = Array.from({ length: 50 }, (_, i) => ({
    ...unlike,
    id: newId(),
    userId: `crowd${i}`,
    nickname: `무리${i}`,
  }));
  await db.insert(memberTable).values(crowd);
  const now = new Date(server.clock.now());
  const betOf = (memberId: string, stake: number) => ({
    id: newId(),
    memberId,
    gameType: 5,
    status: 1,
    price: 200,
    payout: 2 * stake,
    placedAt: now,
    settledAt: now,
    stake,
  });
  const crowded = crowd.map((one, i) => betOf(one.id, 10_000 + i));
  await db.insert(bet).values([...crowded, betOf(first.memberId, 90_000), betOf(last.memberId, 5_000)]);
  const isShown = async (by: Player) => {
    const { players: count, items, own } = await standings(id, by);
    const shown = items.filter(({ isOwn }) => isOwn).map(({ rank, nickname }) => [rank, nickname]);
    return { count, ranks: [items[0]?.rank, items.at(-1)?.rank, items.length], own: own?.rank, shown };
  };
  const seen = async () => {
    expect(await isShown(last)).toEqual({ count: 52, ranks: [1, 50, 50], own: 52, shown: [] });
    const own = [[1, first.userId.slice(-8)]];
    expect(await isShown(first)).toEqual({ count: 52, ranks: [1, 50, 50], own: 1, shown: own });
  };
  await seen();
  await operator.ask("POST", `/api/admin/tournaments/${id}/end`);
  server.clock.advance(5_000);
  await freezeDueTournaments(server.context);
  await seen();
  await silently(server, sql`delete from bet where game_type = 5`);
});

it("is the operator's: what is promised stays once it has begun, and ending it pays", async () => {
  const [a] = players;
  const future = { startsAt: new Date(server.clock.now() + MINUTE).toISOString() };
  const id = await make(future);
  const put = (fields: object) => operator.call("PUT", `/api/admin/tournaments/${id}`, requestOf(fields, server));
  expect(await put({ ...future, score: "stake" })).toMatchObject({ status: 200, body: { score: "stake" } });
  server.clock.advance(MINUTE);
  expect(await put({ ...future, score: "winnings" })).toMatchObject({ status: 409, body: { code: "not_editable" } });
  expect(await put({ ...future, score: "stake", title: "새 이름" })).toMatchObject({ status: 200 });
  await round([[a, 10_000]]);
  expect(await operator.ask("POST", `/api/admin/tournaments/${id}/end`)).toMatchObject({ phase: "ended" });
  expect(await put({ ...future, score: "stake" })).toMatchObject({ status: 409 });
  server.clock.advance(5_000);
  await freezeDueTournaments(server.context);
  expect((await standings(id)).own).toMatchObject({ rank: 1, score: 10_000 });
  expect(await a.call("POST", "/api/admin/tournaments", requestOf({}, server))).toMatchObject({ status: 403 });
  for (const wrong of [
    { prizes: [{ from: 2, to: 1, reward: points(1) }] },
    { prizes: [1, 2, 3, 4, 5, 6].map((rank) => ({ from: rank, to: rank, reward: points(1) })) },
    { prizes: [...PRIZES, { from: 3, to: 4, reward: points(1) }] },
    { endsAt: new Date(server.clock.now() - MINUTE).toISOString() },
    { startsAt: new Date(server.clock.now() + 90 * MINUTE).toISOString() },
    { score: "luck" },
  ])
    await expect(make(wrong)).rejects.toThrow(/ 400 /);
});

describe("a tournament that two servers freeze at once is paid once", () => {
  for (const { name, isMissing, run } of DATABASES)
    it.skipIf(isMissing)(`on ${name}`, () =>
      run(async (nodes) => {
        const [first] = nodes;
        const admin = await first.user("admin01");
        const player = await newMember(first, 100_000);
        const id = await make({ endsAt: new Date(first.clock.now() + MINUTE).toISOString() }, admin, first);
        await round([[player, 10_000]], first);
        for (const node of nodes) node.clock.advance(MINUTE + 5_000);
        await Promise.all([...nodes, ...nodes].map((node) => freezeDueTournaments(node.context)));
        expect((await standings(id, player)).own).toMatchObject({ rank: 1, score: 10_000 });
        expect((await balanceOf(player)).emoney).toBe(100_000 - 10_000 + 20_000 + 50_000);
        await expectRightBooks(first);
      }),
    );
});
