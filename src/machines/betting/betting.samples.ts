// What slips and placements tell of themselves, for the walks and tests of betting.
import { createActor } from "xstate";
import { placementMachine } from "../placement/placement.machine.ts";
import { sampleIntent, sampleRequest } from "../placement/placement.samples.ts";
import type { PlacementContext } from "../placement/placement.schema.ts";
import { slipMachine } from "../slip/slip.machine.ts";
import { sampleEntry, sampleSlipBetLimits } from "../slip/slip.samples.ts";
import type { SlipShown } from "./betting.schema.ts";

/** One leg at this stake; nothing at stake blocks the slip. */
function slipAt(stake: number): SlipShown["slip"] {
  const slip = createActor(slipMachine.provide({ actions: { saveSlip: () => {} } }), {
    input: { owner: "member01", name: "normal", limits: sampleSlipBetLimits, balance: 1_000_000 },
  }).start();
  slip.send({ type: "slip.pick", entry: sampleEntry("s1"), availability: "open" });
  slip.send({ type: "stake.set", stake });
  return slip.getSnapshot();
}

function placementAt(value: SlipShown["placement"]["value"], fresh = true): SlipShown["placement"] {
  const { context } = createActor(placementMachine, { input: { owner: "member01" } }).getSnapshot();
  const sent = { request: sampleRequest, intent: sampleIntent } satisfies Partial<PlacementContext>;
  const isSent = value !== "editing" && value !== "confirming";
  return placementMachine.resolveState({ value, context: { ...context, fresh, ...(isSent && sent) } });
}

const ready = slipAt(10_000);
const blocked = slipAt(0);

export const shownSamples = {
  placeable: { slip: ready, placement: placementAt("editing") },
  blocked: { slip: blocked, placement: placementAt("editing") },
  "not live": { slip: ready, placement: placementAt("editing", false) },
  asked: { slip: ready, placement: placementAt("confirming") },
  "asked and blocked": { slip: blocked, placement: placementAt("confirming") },
  sent: { slip: ready, placement: placementAt("sending") },
  "outcome not known": { slip: ready, placement: placementAt("unknown") },
  "not sent": { slip: ready, placement: placementAt("unsent") },
  "not sent and not live": { slip: ready, placement: placementAt("unsent", false) },
  refused: { slip: ready, placement: placementAt("refused") },
  "price changed": { slip: ready, placement: placementAt("priceChanged") },
} satisfies Readonly<Record<string, SlipShown>>;
