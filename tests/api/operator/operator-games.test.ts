// Rounds of games and their settings as operators read and change them.
import { beforeAll, expect, it } from "vitest";
import type { GameSettingRow, OperatorRound } from "../../../src/api/contract/games/mini-games.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { createGameDriver, type Round } from "../lib/game-driver.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let member: ApiUser;
beforeAll(async () => {
  member = await newMember(server, 1_000_000);
});

const { freshRound, decided, place } = createGameDriver(
  () => server,
  () => member,
);
const rounds = (query: string) =>
  operator.ask<{ items: OperatorRound[]; totalCount: number }>("GET", `/api/admin/game-rounds?${query}`);
const settings = async () => (await operator.ask<{ items: GameSettingRow[] }>("GET", "/api/admin/games")).items;
const settingOf = async (id: string) => (await settings()).find((row) => row.id === id);

it("lists the rounds of a game that have opened, the newest first, with what was staked and paid", async () => {
  const round = await freshRound("252");
  expect((await place(round, "odd", 195, 10_000)).status).toBe(201);
  expect((await place(round, "odd", 195, 4_000, await newMember(server, 10_000))).status).toBe(201);
  const [now, before] = (await rounds("gameId=252")).items;
  expect(now).toMatchObject({
    id: round.id,
    gameName: "넥스트 사다리",
    state: "open",
    bets: 2,
    stake: 14_000,
    paid: 0,
  });
  expect(before).toMatchObject({ gameId: "252", endsAt: round.opensAt, bets: 0, stake: 0, paid: 0, voidReason: null });
  const after = await decided("252", round);
  expect(after.state).toBe("drawn");
  const found = (await rounds("gameId=252")).items.find(({ id }) => id === round.id);
  expect([0, 27_300]).toContain(found?.paid);
  expect(found).toMatchObject({ state: "drawn", bets: 2, stake: 14_000 });
  await operator.ask("POST", `/api/admin/game-rounds/${round.id}/void`, { reason: "화면 오류" });
  expect((await rounds("gameId=252")).items.find(({ id }) => id === round.id)).toMatchObject({
    state: "void",
    voidReason: "화면 오류",
    paid: 14_000,
  });
  const all = await rounds("itemsPerPage=100");
  expect(new Set(all.items.map(({ gameId }) => gameId)).size).toBeGreaterThan(1);
  expect(all.items.every(({ opensAt }) => opensAt <= server.clock.now())).toBe(true);
  expect(all.items.map(({ opensAt }) => opensAt)).toEqual(
    all.items.map(({ opensAt }) => opensAt).toSorted((a, b) => b - a),
  );
  expect((await rounds("gameId=999")).totalCount).toBe(0);
});

it("what runs is the round of now and the one before it; what was drawn is listed apart", async () => {
  const round = await freshRound("252");
  const events = (current: 0 | 1) =>
    member.ask<{ now: number; items: Round[] }>("GET", `/api/minigame/events?gameId=252&currentGame=${current}`);
  const asked = server.clock.now();
  const { items, now } = await events(1);
  expect(now).toBeGreaterThanOrEqual(asked);
  expect(now).toBeLessThanOrEqual(server.clock.now());
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ id: round.id, state: "open", seed: null, drawn: null, isSettled: false });
  expect(items[1]?.endsAt).toBe(round.opensAt);
  const after = await decided("252", round);
  expect(after.seed).toMatch(/^[\da-f]{64}$/);
  const drawn = (await events(0)).items;
  expect(drawn[0]).toMatchObject({ id: round.id, state: "drawn" });
  expect(drawn.every(({ state }) => state === "drawn")).toBe(true);
  expect(await member.call("GET", "/api/minigame/events?gameId=999")).toMatchObject({ status: 404 });
});

it("a setting says what is open on the game and on its vendor", async () => {
  const round = await freshRound("252");
  const open = async (id: string) => {
    const row = await settingOf(id);
    return [row?.openStake, row?.openPayout];
  };
  expect(await open("252")).toEqual([0, 0]);
  await place(round, "odd", 195, 10_000);
  expect(await open("252")).toEqual([10_000, 19_500]);
  expect(await settingOf("vendor:next")).toMatchObject({ name: "넥스트", kind: "" });
  expect(await settingOf("252")).toMatchObject({ name: "넥스트 사다리", kind: "ladder" });
  await freshRound("252");
  expect(await open("252")).toEqual([0, 0]);
});

it("a setting is refused under the field that is wrong, and keeps what it was", async () => {
  const before = await settingOf("252");
  const right = { maintenance: false, prices: {}, pickLimits: {}, maxPickStake: 1_000_000, maxRoundStake: 3_000_000 };
  const change = (id: string, differs: object) =>
    operator.call<{ problems?: object[] }>("PUT", `/api/admin/games/${id}`, { ...right, ...differs });
  const refused = (path: string, message: string) => ({ status: 400, body: { problems: [{ path, message }] } });
  expect(await change("252", { maxRoundStake: 999_999 })).toMatchObject(
    refused("maxRoundStake", "선택당 한도보다 작을 수 없습니다."),
  );
  expect(await change("252", { pickLimits: { banker: 1_000 } })).toMatchObject(
    refused("pickLimits", "선택 banker: 이 게임에 없습니다."),
  );
  expect(await change("252", { pickLimits: { odd: 3_000_001 } })).toMatchObject(
    refused("pickLimits", "홀: 회차당 한도보다 클 수 없습니다."),
  );
  expect(await change("252", { prices: { banker: 195 } })).toMatchObject(
    refused("prices", "선택 banker: 이 게임에 없습니다."),
  );
  expect(await change("vendor:next", { prices: { odd: 195 } })).toMatchObject(
    refused("prices", "선택 odd: 이 게임에 없습니다."),
  );
  expect(await change("999", {})).toMatchObject({ status: 404 });
  expect(await settingOf("252")).toEqual(before);
  expect(await change("252", { pickLimits: { odd: 3_000_000 }, maxPickStake: 3_000_000 })).toMatchObject({
    status: 200,
    body: { id: "252", pickLimits: { odd: 3_000_000 }, maxPickStake: 3_000_000, maxRoundStake: 3_000_000 },
  });
});
