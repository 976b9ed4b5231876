import { expect, it } from "vitest";
import { createActor, fromPromise, setup } from "xstate";
import { eachSlip } from "../../domain/sports/slip/slips.ts";
import { placementMachine } from "../placement/placement.machine.ts";
import { sampleBet, sampleIntent } from "../placement/placement.samples.ts";
import type { PlacementAnswer, PlacementIntent } from "../placement/placement.schema.ts";
import { slipMachine } from "../slip/slip.machine.ts";
import { sampleEntry } from "../slip/slip.samples.ts";
import { followSlips } from "./betting-relays.ts";
import { followSlips as follow } from "./follow-slips.ts";
import type { BettingEvent, SlipPair, SlipShown } from "./betting.schema.ts";

const placing = placementMachine.provide({
  actors: {
    findCommand: fromPromise<PlacementAnswer, PlacementIntent>(async () => ({
      kind: "placed",
      bet: sampleBet("accepted"),
    })),
  },
  actions: { dropIntent: () => {} },
});

/** The four slips, and what their parent hears. `sent`: the slip of which a bet was sent before a reload. */
function listen(sent: string | null = null) {
  const slips = eachSlip((name): SlipPair => ({
    slip: createActor(slipMachine.provide({ actions: { saveSlip: () => {} } }), {
      input: { owner: "member01", name },
    }).start(),
    placement: createActor(placing, {
      input: { owner: "member01", stored: name === sent ? sampleIntent : null },
    }).start(),
  }));
  const told: string[] = [];
  const shown: Partial<Record<string, SlipShown>> = {};
  const parent = setup({
    types: { events: {} as BettingEvent },
    actors: { followSlips },
  }).createMachine({
    invoke: { src: "followSlips", input: { slips, follow } },
    on: {
      "slip.changed": { actions: ({ event }) => Object.assign(shown, { [event.name]: event.shown }) },
      "*": { actions: ({ event }) => told.push(`${"name" in event ? event.name : "?"} ${event.type}`) },
    },
  });
  createActor(parent).start();
  return { slips, told, shown };
}

it("tells of each pick that is taken and of which slip, and of nothing else", () => {
  const { slips, told } = listen();
  slips.inplay.slip.send({ type: "slip.pick", entry: sampleEntry("home"), availability: "open" });
  slips.inplay.slip.send({ type: "stake.set", stake: 10_000 });
  slips.inplay.slip.send({ type: "slip.remove", id: "home" });
  slips.mini.slip.send({ type: "slip.pick", entry: sampleEntry("away"), availability: "open" });
  expect(told).toEqual(["inplay slip.picked", "mini slip.picked"]);
});

it("tells of which slip the bet was that is looked for after a reload", async () => {
  const { slips, told } = listen("virtual");
  await expect.poll(() => slips.virtual.placement.getSnapshot().value).toBe("accepted");
  expect(told).toContain("virtual placement.accepted");
  expect(told.filter((one) => !one.startsWith("virtual "))).toEqual([]);
});

it("shows each slip and its bet from the beginning, and as they are after each change", () => {
  const { slips, shown } = listen();
  const isNow = (name: keyof typeof slips): boolean =>
    shown[name]?.slip === slips[name].slip.getSnapshot() &&
    shown[name].placement === slips[name].placement.getSnapshot();
  expect(Object.keys(slips).filter((name) => !isNow(name as keyof typeof slips))).toEqual([]);
  slips.inplay.slip.send({ type: "slip.pick", entry: sampleEntry("home"), availability: "open" });
  expect(shown.inplay?.slip.context.legs).toHaveLength(1);
  slips.inplay.placement.send({ type: "prices.fresh" });
  expect(shown.inplay?.placement.context.fresh).toBe(true);
  expect(isNow("inplay") && isNow("normal")).toBe(true);
});
