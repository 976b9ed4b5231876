// Rounds of the house's games: from the bet to the verified draw.
import { createHash, createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { gameRound } from "../../../server/db/schema.ts";
import type { GameExposure } from "../../../src/api/contract/operator/game-exposure.ts";
import type { MemberBetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import type { MiniGamePicks, RunningGames } from "../../../src/api/contract/games/mini-games.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import {
  createGameDriver,
  pick,
  type Placed,
  type Proof,
  type Refusal,
  type Round,
  until,
} from "../lib/game-driver.ts";

const server = servedHere({ rateLimit: 0 });
let member: ApiUser;
let operator: ApiUser;
// The clock moves on by whole rounds: sessions end meanwhile, and bets of the test before settle.
beforeEach(async () => {
  member = await newMember(server, 1_000_000);
  operator = await server.user("admin01");
});

const sha = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

const { freshRound, decided, place, money } = createGameDriver(
  () => server,
  () => member,
);
const betNow = async (id: string) =>
  (await member.ask<{ items: Placed[] }>("GET", "/api/bets?gameType=3")).items.find((bet) => bet.id === id);

describe("what is published before", () => {
  it("tells today what tomorrow's chains end in, and nothing of the seeds [REQ-R19 REQ-R33]", async () => {
    const day = new Date(server.clock.now() + 9 * 3_600_000 + 86_400_000).toISOString().slice(0, 10);
    const { items } = await member.ask<{ items: Record<string, unknown>[] }>("GET", `/api/minigame/chains?date=${day}`);
    expect(items.length).toBeGreaterThan(30);
    expect(new Set(items.map(({ anchor }) => anchor)).size).toBe(items.length);
    const eos = items.find(({ gameId }) => gameId === "215");
    expect(eos).toEqual({
      gameId: "215",
      name: "EOS 파워볼 5분",
      anchor: expect.stringMatching(/^[0-9a-f]{64}$/),
      rounds: 288,
    });
    const later = await member.ask<{ items: unknown[] }>("GET", "/api/minigame/chains?date=2099-01-01");
    expect(later.items).toEqual([]);
  });
});

describe("the lobby", () => {
  const GAME = "215";
  const lobby = () => member.ask<RunningGames>("GET", "/api/minigame/running");
  const ofGame = ({ items }: RunningGames) => items.find(({ gameId }) => gameId === GAME);

  it("tells of every game the round that runs and what was drawn last, the newest first", async () => {
    const first = await freshRound(GAME);
    await decided(GAME, first);
    const second = await freshRound(GAME);
    await decided(GAME, second);
    const told = await lobby();
    expect(new Set(told.items.map(({ gameId }) => gameId)).size).toBe(told.items.length);
    expect(told.items.length).toBeGreaterThan(30);
    const game = ofGame(told);
    expect(game?.last.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { items } = await member.ask<{ items: Round[] }>("GET", `/api/minigame/events?gameId=${GAME}`);
    expect(game?.last).toEqual(items.slice(0, 10).map(({ id, drawn }) => ({ id, drawn })));
    const running = game?.round;
    expect(running && running.opensAt <= told.now && told.now < running.endsAt).toBe(true);
  });

  it("says which games are being maintained", async () => {
    expect(ofGame(await lobby())?.isMaintained).toBe(false);
    const change = { maintenance: true, prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
    await operator.ask("PUT", `/api/admin/games/${GAME}`, change);
    expect(ofGame(await lobby())?.isMaintained).toBe(true);
    await operator.ask("PUT", `/api/admin/games/${GAME}`, { ...change, maintenance: false });
    expect(ofGame(await lobby())?.isMaintained).toBe(false);
  });
});

describe("the member's own bets", () => {
  it("are found by their round, whatever was bet on since", async () => {
    const round = await freshRound("215");
    const { body } = await place(round, "p-odd");
    const found = (id: string) =>
      member.ask<{ totalCount: number; items: Placed[]; totals: object }>("GET", `/api/bets?gameType=3&roundId=${id}`);
    expect(await found(round.id)).toMatchObject({
      totalCount: 1,
      items: [{ id: body.id }],
      totals: { stake: 10_000, won: 0, refunded: 0 },
    });
    expect(await found("r-none")).toMatchObject({ totalCount: 0, items: [] });
  });
});

describe("a bet on a round", () => {
  it("is taken, drawn by the published values alone, and paid [REQ-R19 REQ-R33]", async () => {
    const round = await freshRound("215");
    const before = await money();
    const odd = await place(round, "p-odd");
    expect(odd).toMatchObject({
      status: 201,
      body: { picks: [{ gameName: "EOS 파워볼 5분", selectionName: "파워볼 홀", outcome: "open" }] },
    });
    const under = await place(round, "n-under");
    expect(under.status).toBe(201);
    expect(await money()).toBe(before - 20_000);

    const drawn = await decided("215", round);
    const [balls = [], [power = 0] = []] = drawn.drawn ?? [];
    const isOdd = power % 2 === 1;
    const isUnder = balls.reduce((sum, ball) => sum + ball, 0) <= 72;
    expect(balls.every((ball) => ball >= 1 && ball <= 28)).toBe(true);
    expect(new Set(balls).size).toBe(5);
    expect(await money()).toBe(before - 20_000 + (isOdd ? 19_500 : 0) + (isUnder ? 19_500 : 0));
    expect(await betNow(odd.body.id)).toMatchObject({ status: isOdd ? 2 : 1 });
    expect(await betNow(under.body.id)).toMatchObject({ status: isUnder ? 2 : 1 });
    expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });

    const proof = await member.ask<Proof>("GET", `/api/minigame/rounds/${round.id}`);
    const seed = String(drawn.seed);
    const leaf = (bet: Placed, key: string) => sha(`${bet.id}|${round.id}:${key}|10000`);
    expect(proof.leaves).toEqual([leaf(odd.body, "p-odd"), leaf(under.body, "n-under")].toSorted());
    expect(proof.root).toBe(sha(proof.leaves.join("")));
    const number = Number(round.id.slice(-4));
    let link = Buffer.from(seed, "hex");
    for (let i = 0; i < number; i++) link = createHash("sha256").update(link).digest();
    expect(link.toString("hex")).toBe(proof.anchor);
    const { publicKey, genesis, period, round: signed, signature } = proof.beacon ?? {};
    expect(sha(`commitment:2:${publicKey}:${genesis}:${period}:${seed}`)).toBe(round.commitment);
    // The first round of the beacon that is signed after the lock, which comes each second here.
    expect(((genesis ?? 0) + (signed ?? 0) - 1) * 1_000).toBe(round.closesAt + 1_000);
    const randomness = createHash("sha256")
      .update(Buffer.from(signature ?? "", "hex"))
      .digest("hex");
    // The powerball is the sixth number: balls of 28, 27, 26, 25 and 24 that are left, then one of ten.
    const bytes = createHmac("sha256", Buffer.from(seed, "hex")).update(`${randomness}:${round.id}:0`).digest();
    const left = Array.from({ length: 28 }, (_, i) => i + 1);
    const first = [28, 27, 26, 25, 24].map((n, i) => left.splice(bytes.readUInt32BE(i * 4) % n, 1)[0]);
    expect([first, [bytes.readUInt32BE(20) % 10]]).toEqual(drawn.drawn);
  });

  it("keeps the seed to itself until the draw", async () => {
    const round = await freshRound("211");
    const proof = await member.ask<Proof>("GET", `/api/minigame/rounds/${round.id}`);
    expect(proof).toMatchObject({ root: null, leaves: [], round: { seed: null, drawn: null } });
    expect(proof.anchor).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is refused after the lock, though nothing drew the round yet", async () => {
    const round = await freshRound("211");
    const before = await money();
    server.clock.advance(round.closesAt - server.clock.now());
    expect(await place<Refusal>(round, "p-odd")).toMatchObject({ status: 422, body: { code: "market_closed" } });
    expect(await money()).toBe(before);
  });

  it("is refused once what was bet is fixed, by whatever clock that was", async () => {
    const round = await freshRound("212");
    const before = await money();
    const { db } = server.context.database;
    await db
      .update(gameRound)
      .set({ root: sha("") })
      .where(eq(gameRound.id, round.id));
    expect(await place<Refusal>(round, "p-odd")).toMatchObject({ status: 422, body: { code: "market_closed" } });
    expect(await money()).toBe(before);
  });

  it.each([
    ["another game's round", (round: Round) => ({ ...pick(round, "p-odd", 195), gameId: "212" })],
    ["a pick of another kind", (round: Round) => pick(round, "banker", 195)],
    ["a round of another day", (round: Round) => pick({ ...round, id: "211-20200101-0001" }, "p-odd", 195)],
    ["a round that is none", (round: Round) => pick({ ...round, id: "211-20261399-9999" }, "p-odd", 195)],
    [
      "a selection of another round",
      (round: Round) => ({ ...pick(round, "p-odd", 195), selectionId: "211-20200101-0001:p-odd" }),
    ],
  ])("is refused for %s", async (_, wrong) => {
    const round = await freshRound("211");
    const answer = await member.call<Refusal>("POST", "/api/bets", {
      stake: 10_000,
      accept: "none",
      picks: [wrong(round)],
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_request" } });
  });

  it("stands alone in its slip", async () => {
    const round = await freshRound("211");
    const picks = [pick(round, "p-odd", 195), pick(round, "n-odd", 195)];
    const answer = await member.call<Refusal>("POST", "/api/bets", { stake: 10_000, accept: "none", picks });
    expect(answer).toMatchObject({ status: 422, body: { code: "slip_rule", rule: "one_pick" } });
  });

  it("is refused at another price, and taken once under one key", async () => {
    const round = await freshRound("212");
    expect(await place<Refusal>(round, "p-odd", 200)).toMatchObject({ status: 409, body: { code: "price_changed" } });
    const before = await money();
    const body = { stake: 10_000, accept: "none", picks: [pick(round, "p-odd", 195)] };
    const answers = await Promise.all([1, 2, 3].map(() => member.bet(`mini-${round.id}`, body)));
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    expect(await money()).toBe(before - 10_000);
  });

  it("does not cover every outcome together with the member's other bets [REQ-R32]", async () => {
    const round = await freshRound("213");
    const other = await newMember(server, 100_000);
    expect((await place(round, "p-odd")).status).toBe(201);
    expect(await place<Refusal>(round, "p-even")).toMatchObject({
      status: 422,
      body: { code: "slip_rule", rule: "hedge" },
    });
    expect((await place(round, "p-even-under", 315)).status).toBe(201);
    expect(await place<Refusal>(round, "p-even-over", 470)).toMatchObject({ status: 422, body: { rule: "hedge" } });
    expect((await place(round, "p-even", 195, 10_000, other)).status).toBe(201);
  });

  it("takes one of two tabs that cover every outcome at the same moment [REQ-R32]", async () => {
    const round = await freshRound("217");
    const before = await money();
    const answers = await Promise.all(["left", "right"].map((key) => place<Placed & Refusal>(round, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: "slip_rule", rule: "hedge" });
    expect(await money()).toBe(before - 10_000);
  });

  it("keeps the limits of the pick and of the round", async () => {
    const round = await freshRound("214");
    const setting = { maintenance: false, prices: {}, maxPickStake: 20_000, maxRoundStake: 30_000 };
    await operator.ask("PUT", "/api/admin/games/214", setting);
    expect((await place(round, "p-odd", 195, 20_000)).status).toBe(201);
    expect(await place<Refusal>(round, "p-odd")).toMatchObject({
      status: 422,
      body: { code: "stake_limit", maxStake: 0 },
    });
    expect(await place<Refusal>(round, "n-odd", 195, 20_000)).toMatchObject({
      status: 422,
      body: { code: "stake_limit", maxStake: 10_000 },
    });
    expect((await place(round, "n-odd", 195, 10_000)).status).toBe(201);
  });

  it("keeps the limit of a single pick, which the page is told", async () => {
    const round = await freshRound("215");
    const setting = { maintenance: false, prices: {}, maxPickStake: 50_000, maxRoundStake: 90_000 };
    await operator.ask("PUT", "/api/admin/games/215", { ...setting, pickLimits: { "p-odd": 15_000 } });
    const { items } = await member.ask<MiniGamePicks>("GET", "/api/minigame/picks?gameId=215");
    const told = new Map(items.map(({ key, maxStake }) => [key, maxStake]));
    expect([told.get("p-odd"), told.get("n-odd")]).toEqual([15_000, 50_000]);
    expect((await place(round, "p-odd", 195, 10_000)).status).toBe(201);
    // The slip takes it off the pick's limit.
    const { open } = await member.ask<MemberBetLimits>("GET", "/api/bets/limits");
    expect(open.selections[`${round.id}:p-odd`]).toBe(10_000);
    expect(await place<Refusal>(round, "p-odd", 195, 10_000)).toMatchObject({
      status: 422,
      body: { code: "stake_limit", maxStake: 5_000, message: expect.stringContaining("15,000원") },
    });
    expect((await place(round, "n-odd", 195, 50_000)).status).toBe(201);
  });
});

describe("an operator", () => {
  it.each([
    [{ "no-such-pick": 10_000 }, "pickLimits"],
    [{ "p-odd": 999 }, "pickLimits.p-odd"],
    [{ "p-odd": 3_000_010 }, "pickLimits"],
  ])("sets no limit of a pick like %j", async (pickLimits, path) => {
    const setting = { maintenance: false, prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000, pickLimits };
    expect(await operator.call("PUT", "/api/admin/games/213", setting)).toMatchObject({
      status: 400,
      body: { problems: [{ path }] },
    });
  });

  it("sees what the open round can cost, pick by pick and outcome by outcome", async () => {
    const round = await freshRound("216");
    const see = () => operator.ask<GameExposure>("GET", "/api/admin/games/216/exposure");
    expect(await see()).toMatchObject({ round: { id: round.id }, stake: 0, picks: [], outcomes: [] });
    await place(round, "p-odd", 195, 10_000);
    await place(round, "p-odd", 195, 20_000, await newMember(server, 100_000));
    const { picks, stake, payout, outcomes } = await see();
    expect([stake, payout]).toEqual([30_000, 58_500]);
    expect(picks).toEqual([{ key: "p-odd", name: "파워볼 홀", bets: 2, stake: 30_000, payout: 58_500, net: -28_500 }]);
    expect(outcomes).toEqual([
      { chance: 5_000, won: ["파워볼 홀"], net: -28_500 },
      { chance: 5_000, won: [], net: 30_000 },
    ]);
    const { items } = await operator.ask<{ items: object[] }>("GET", "/api/admin/games");
    expect(items).toContainEqual(expect.objectContaining({ id: "216", openStake: 30_000, openPayout: 58_500 }));
    expect((await operator.call("GET", "/api/admin/games/999/exposure")).status).toBe(404);
    expect((await member.call("GET", "/api/admin/games/216/exposure")).status).toBe(403);
  });

  it("puts a game and a vendor under maintenance", async () => {
    const round = await freshRound("301");
    const setting = { maintenance: true, prices: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
    const flag = (id: string) => member.ask("GET", `/api/settingMinigame/${id}`);
    expect(await flag("301")).toEqual({ systemMaintenanceFlg: false });
    await operator.ask("PUT", "/api/admin/games/vendor:lotus", setting);
    expect(await flag("301")).toEqual({ systemMaintenanceFlg: true });
    expect(await flag("401")).toEqual({ systemMaintenanceFlg: false });
    expect(await place<Refusal>(round, "player", 200)).toMatchObject({ status: 422, body: { code: "market_closed" } });
    await operator.ask("PUT", "/api/admin/games/vendor:lotus", { ...setting, maintenance: false });
    expect((await place(round, "player", 200)).status).toBe(201);
    expect(await member.call("GET", "/api/settingMinigame/999")).toMatchObject({ status: 404 });
  });

  // Specification, section 3: ids 301 to 308 and 401 to 410, of which these have no game in section 2.
  it.each(["305", "306", "307", "308", "409", "410"])(
    "says of the ended game %s that it is under maintenance",
    async (id) => {
      expect(await member.ask("GET", `/api/settingMinigame/${id}`)).toEqual({ systemMaintenanceFlg: true });
      expect(await member.call("GET", `/api/minigame/picks?gameId=${id}`)).toMatchObject({ status: 404 });
      expect(await operator.call("GET", `/api/admin/games/${id}/exposure`)).toMatchObject({ status: 404 });
    },
  );

  it("sets prices within the bounds of the return", async () => {
    const round = await freshRound("105");
    const setting = { maintenance: false, prices: { odd: 190 }, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
    await operator.ask("PUT", "/api/admin/games/105", setting);
    expect((await place<Refusal>(round, "odd", 195)).body).toMatchObject({ code: "price_changed" });
    expect((await place(round, "odd", 190)).status).toBe(201);
    const set = (odd: number) => operator.call("PUT", "/api/admin/games/105", { ...setting, prices: { odd } });
    // Exactly 85% and exactly 99.5% of a coin's toss are within. What programmes give back leaves no room for the latter.
    expect(await set(170)).toMatchObject({ status: 200 });
    expect(await set(199)).toMatchObject({ status: 422, body: { code: "programme_ceiling" } });
    const rules = await operator.ask<object>("GET", "/api/admin/friend-rules");
    await operator.ask("PUT", "/api/admin/friend-rules", { ...rules, isOn: false });
    expect(await set(199)).toMatchObject({ status: 200 });
    expect(await set(190)).toMatchObject({ status: 200 });
    await operator.ask("PUT", "/api/admin/friend-rules", rules);
    for (const prices of [{ odd: 200 }, { odd: 169 }, { none: 190 }])
      expect(await operator.call("PUT", "/api/admin/games/105", { ...setting, prices })).toMatchObject({
        status: 400,
        body: { problems: [{ path: "prices" }] },
      });
    expect(await member.call("PUT", "/api/admin/games/105", setting)).toMatchObject({ status: 403 });
  });

  it("makes a paid round void: stakes go back by a correction", async () => {
    const round = await freshRound("252");
    const before = await money();
    const bet = await place(round, "odd");
    await decided("252", round);
    const reason = { reason: "추첨 화면 오류" };
    await operator.ask("POST", `/api/admin/game-rounds/${round.id}/void`, reason);
    expect(await money()).toBe(before);
    expect(await betNow(bet.body.id)).toMatchObject({ status: -1, paid: 10_000, picks: [{ outcome: "void" }] });
    expect(await operator.call("POST", `/api/admin/game-rounds/${round.id}/void`, reason)).toMatchObject({
      status: 409,
    });
    expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
  });

  it("makes an open round void before its draw", async () => {
    const round = await freshRound("217");
    const before = await money();
    await place(round, "left");
    await operator.ask("POST", `/api/admin/game-rounds/${round.id}/void`, { reason: "중단" });
    expect(await money()).toBe(before);
    expect((await place<Refusal>(round, "left")).body).toMatchObject({ code: "market_closed" });
    const after = await decided("217", round);
    expect(after).toMatchObject({ state: "void", drawn: null });
  });
});

it("voids a round that was missed for half an hour, and gives the stakes back [CERT-G2]", async () => {
  const late = await freshRound("542");
  const before = await money();
  expect((await place(late, "odd")).status).toBe(201);
  server.clock.advance(31 * 60_000 + 310_000);
  const round = await until(async () => {
    const proof = await member.ask<Proof>("GET", `/api/minigame/rounds/${late.id}`);
    return proof.round.isSettled && proof;
  });
  expect(round.round).toMatchObject({ state: "void", drawn: null });
  expect(await money()).toBe(before);
});

it("lists results of a day with what verifies them", async () => {
  const round = await decided("551", await freshRound("551"));
  const { items } = await member.ask<{ items: Round[] }>("GET", "/api/minigame/results?gameId=551");
  expect(items[0]).toMatchObject({ id: round.id, seed: round.seed, state: "drawn" });
  const day = `${round.id.slice(4, 8)}-${round.id.slice(8, 10)}-${round.id.slice(10, 12)}`;
  expect(
    (await member.ask<{ items: Round[] }>("GET", `/api/minigame/results?gameId=551&date=${day}`)).items,
  ).not.toEqual([]);
  expect(
    (await member.ask<{ items: Round[] }>("GET", "/api/minigame/results?gameId=551&date=2020-01-01")).items,
  ).toEqual([]);
});
