import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { upcomingGamesMachine } from "./upcoming-games.machine.ts";
import type { UpcomingGamesActors } from "./upcoming-games.schema.ts";

type Input = UpcomingGamesActors["readGames"]["input"];
type Answer = UpcomingGamesActors["readGames"]["output"];

/** A list whose calls the test answers one by one. */
function open() {
  const asked: string[] = [];
  let answer: (given: Answer) => void = () => undefined;
  const list = createActor(
    upcomingGamesMachine.provide({
      actors: {
        readGames: fromPromise<Answer, Input>(({ input }) => {
          asked.push(input.gameId);
          return new Promise((resolve) => (answer = resolve));
        }),
      },
    }),
  ).start();
  list.send({ type: "games.open", gameId: "211" });
  const settle = async (given: Answer): Promise<void> => {
    answer(given);
    await waitFor(list, (snapshot) => !snapshot.hasTag("busy"));
  };
  const ids = (): string[] => list.getSnapshot().context.games.map(({ id }) => id);
  return { list, asked, settle, ids };
}

it("neither a tick nor the stream starts another call, and what they told is kept by its answer", async () => {
  const { list, asked, settle, ids } = open();
  list.send({ type: "games.tick", now: 0 });
  list.send({ type: "games.received", games: [{ id: "late", date: 30 }], now: 0 });
  await settle({ games: [{ id: "soon", date: 20 }], now: 10 });
  expect(ids()).toEqual(["soon", "late"]);
  expect(asked).toEqual(["211"]);
});

it("an answer after which nothing is left empties what was listed", async () => {
  const { list, settle, ids } = open();
  await settle({ games: [{ id: "soon", date: 20 }], now: 10 });
  list.send({ type: "games.refresh" });
  expect(ids()).toEqual(["soon"]);
  await settle({ games: [], now: 20 });
  expect(list.getSnapshot().value).toEqual({ inside: "empty" });
  expect(ids()).toEqual([]);
});

it("another game is asked for by itself, and the answer about the one before is not heard", async () => {
  const { list, asked, settle, ids } = open();
  list.send({ type: "games.open", gameId: "252" });
  await settle({ games: [{ id: "next", date: 20 }], now: 10 });
  expect(asked).toEqual(["211", "252"]);
  expect(ids()).toEqual(["next"]);
});
