import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { gameLaunchMachine } from "./game-launch.machine.ts";
import type { GameLaunchActors } from "./game-launch.schema.ts";

it.each([
  { game: "EU", shown: "/europe?type=EU" },
  { game: "IN", shown: "/europe?type=IN#Live" },
] as const)("asks for $game and shows $shown in the window of the click", async ({ game, shown }) => {
  const steps: string[] = [];
  const quiet = (): void => undefined;
  const launch = createActor(
    gameLaunchMachine.provide({
      actors: {
        openGame: fromPromise<GameLaunchActors["openGame"]["output"], GameLaunchActors["openGame"]["input"]>(
          async ({ input }) => `/europe?type=${input.type}`,
        ),
      },
      actions: {
        openConfirm: quiet,
        closeConfirm: quiet,
        openWindow: () => void steps.push("a window"),
        showGame: ({ context }) => void steps.push(`shows ${context.address}`),
      },
    }),
  ).start();
  launch.send({ type: "game.request", game });
  expect(steps).toEqual([]);
  launch.send({ type: "game.confirm" });
  expect(steps).toEqual(["a window"]);
  await waitFor(launch, (snapshot) => snapshot.matches({ outside: "playing" }));
  expect(steps).toEqual(["a window", `shows ${shown}`]);
});
