// What the stream tells of rounds, and that the stores of a page go by it alone.
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { type MiniGameEvents, type MiniGamePicks, RoundsEvent } from "../../../src/api/contract/games/mini-games.ts";
import { createPriceStore } from "../../../src/api/prices/price-store.ts";
import { createRoundStore } from "../../../src/api/prices/round-store.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { createGameDriver, type Round } from "../lib/game-driver.ts";
import { type ReadEvent, readStream, type StreamReader } from "../lib/stream-reader.ts";

const server = servedHere({ rateLimit: 0 });
let member: ApiUser & { memberId: string };
// The clock moves on by whole rounds: sessions end meanwhile.
beforeEach(async () => {
  member = await newMember(server, 1_000_000);
});

const { freshRound, decided, place } = createGameDriver(
  () => server,
  () => member,
);
const read = (from: string, topics: string): Promise<StreamReader> =>
  readStream(server.url, member.token, from, topics);

/** What was told of this round, in the order of the stream. */
function toldOf({ id }: Pick<Round, "id">, events: readonly ReadEvent[]) {
  return events
    .filter(({ name }) => name === "rounds")
    .flatMap(({ data }) => {
      const { now, items } = v.parse(RoundsEvent, data);
      return items.filter((item) => item.id === id).map((item) => ({ ...item, isLocked: item.closesAt <= now }));
    });
}

it("a round is told as it opens, locks, is drawn and is paid, in this order", async () => {
  const reader = await read(server.context.events.lastId(), "games");
  const round = await freshRound("215");
  await reader.until((all) => toldOf(round, all).length > 0);
  await place(round, "p-odd");
  await decided("215", round);
  const events = await reader.until((all) => toldOf(round, all).some(({ isSettled }) => isSettled));
  expect(toldOf(round, events)).toMatchObject([
    { state: "open", isLocked: false, seed: null, commitment: round.commitment },
    { state: "open", isLocked: true, seed: null, drawn: null },
    { state: "drawn", isSettled: false, drawn: expect.any(Array) },
    { state: "drawn", isSettled: true },
  ]);
  await reader.leave();
});

it("a round is told to those alone who hear of games", async () => {
  const from = server.context.events.lastId();
  const round = await freshRound("215");
  await decided("215", round);
  const readers = [await read(from, "games"), await read(from, "prematch,live"), await read(from, "")];
  server.context.events.publish("wallet", { emoney: 7, point: 0, walletSeq: 0 }, member.memberId);
  const heard = await Promise.all(
    readers.map((reader) => reader.until((all) => all.some(({ name }) => name === "wallet"))),
  );
  expect(heard.map((events) => toldOf(round, events).length > 0)).toEqual([true, false, false]);
  await Promise.all(readers.map((reader) => reader.leave()));
});

it("a round that an operator makes void is told so", async () => {
  const round = await freshRound("216");
  const reader = await read(server.context.events.lastId(), "games");
  const operator = await server.user("admin01");
  const path = `/api/admin/game-rounds/${round.id}/void`;
  expect(await operator.call("POST", path, { reason: "추첨 장비 고장" })).toMatchObject({ status: 200 });
  await reader.until((all) => toldOf(round, all).some(({ state, isSettled }) => state === "void" && isSettled));
  await reader.leave();
});

it("the stores of a page close a pick by the stream, with no other call than the first", async () => {
  const round = await freshRound("215");
  const prices = createPriceStore({ onFrame: () => {}, after: () => {}, now: () => performance.now() });
  const rounds = createRoundStore(prices);
  rounds.subscribe("215", () => undefined);
  const id = `${round.id}:p-odd`;
  const first = await member.ask<MiniGameEvents>("GET", "/api/minigame/events?gameId=215&currentGame=1");
  rounds.seed(first, { offset: 0, rtt: 0, at: 0 });
  rounds.seedPicks("215", await member.ask<MiniGamePicks>("GET", "/api/minigame/picks?gameId=215"));
  expect(prices.read(id)).toMatchObject({ betPrice: 195, status: "open" });

  // The lock passes before the page hears the stream, which resumes after its answer.
  await decided("215", round);
  const reader = await read(first.eventId, "games");
  const events = await reader.until((all) => toldOf(round, all).some(({ isSettled }) => isSettled));
  for (const { id: eventId, name, data } of events)
    if (name === "rounds") rounds.apply(v.parse(RoundsEvent, data), eventId);
  expect(prices.read(id)).toMatchObject({ betPrice: 195, status: "closed" });
  expect(rounds.read("215")[0]).toMatchObject({ id: round.id, state: "drawn", isSettled: true });
  await reader.leave();
});
