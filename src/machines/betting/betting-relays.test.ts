import { expect, it } from "vitest";
import { createActor, setup } from "xstate";
import { slipMachine } from "../slip/slip.machine.ts";
import { sampleEntry } from "../slip/slip.samples.ts";
import { followPicks } from "./betting-relays.ts";
import type { SlipRef } from "./betting.schema.ts";

it("tells of each pick that is taken, and of nothing else", () => {
  const slip: SlipRef = createActor(slipMachine.provide({ actions: { saveSlip: () => {} } }), {
    input: { owner: "member01", variant: "korean" },
  }).start();
  const told: string[] = [];
  const parent = setup({ actors: { followPicks } }).createMachine({
    invoke: { src: "followPicks", input: { slip } },
    on: { "*": { actions: ({ event }) => told.push(event.type) } },
  });
  createActor(parent).start();
  slip.send({ type: "slip.pick", entry: sampleEntry("home"), availability: "open" });
  slip.send({ type: "stake.set", stake: 10_000 });
  slip.send({ type: "slip.remove", id: "home" });
  expect(told).toEqual(["slip.picked"]);
});
