import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { upcomingGamesMachine } from "./upcoming-games.machine.ts";
import type { UpcomingGamesActors } from "./upcoming-games.schema.ts";

type Input = UpcomingGamesActors["readGames"]["input"];
type Answer = UpcomingGamesActors["readGames"]["output"];

const fixture = (id: string, date: number) => ({
  id,
  date,
  sportId: "6046",
  leagueName: "K",
  homeName: "a",
  awayName: "b",
});

/** A list whose calls the test answers one by one. */
function open() {
  const asked: string[] = [];
  let answer: (given: Answer) => void = () => undefined;
  const list = createActor(
    upcomingGamesMachine.provide({
      actors: {
        readGames: fromPromise<Answer, Input>(({ input }) => {
          asked.push(input.sportId);
          return new Promise((resolve) => (answer = resolve));
        }),
      },
    }),
  ).start();
  list.send({ type: "games.open", sportId: "all" });
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
  list.send({ type: "games.received", games: [fixture("late", 30)], now: 0 });
  await settle({ games: [fixture("soon", 20)], now: 10 });
  expect(ids()).toEqual(["soon", "late"]);
  expect(asked).toEqual(["all"]);
});

it("an answer after which nothing is left empties what was listed", async () => {
  const { list, settle, ids } = open();
  await settle({ games: [fixture("soon", 20)], now: 10 });
  list.send({ type: "games.refresh" });
  expect(ids()).toEqual(["soon"]);
  await settle({ games: [], now: 20 });
  expect(list.getSnapshot().value).toEqual({ inside: "empty" });
  expect(ids()).toEqual([]);
});

it("another sport is asked for by itself, and the answer about the one before is not heard", async () => {
  const { list, asked, settle, ids } = open();
  list.send({ type: "games.open", sportId: "48242" });
  await settle({ games: [fixture("next", 20)], now: 10 });
  expect(asked).toEqual(["all", "48242"]);
  expect(ids()).toEqual(["next"]);
});
