import { createActor, fromPromise, waitFor } from "xstate";
import { expect, it } from "vitest";
import { miniGameMaintenanceMachine } from "./mini-game-maintenance.machine.ts";
import type { MiniGameMaintenanceActors } from "./mini-game-maintenance.schema.ts";

type Input = MiniGameMaintenanceActors["readSetting"]["input"];
type Answer = MiniGameMaintenanceActors["readSetting"]["output"];

it("asks for the game that was entered last, before it is shown and while it is", async () => {
  const asked: string[] = [];
  const gate = createActor(
    miniGameMaintenanceMachine.provide({
      actors: {
        readSetting: fromPromise<Answer, Input>(async ({ input }) => {
          asked.push(input.gameId);
          return { systemMaintenanceFlg: false };
        }),
      },
    }),
  ).start();
  gate.send({ type: "game.enter", gameId: "211" });
  gate.send({ type: "game.enter", gameId: "252" });
  await waitFor(gate, (snapshot) => snapshot.matches({ inside: "open" }));
  gate.send({ type: "game.recheck" });
  await waitFor(gate, (snapshot) => snapshot.matches({ inside: "open" }));
  expect(asked).toEqual(["211", "252", "252"]);
});
