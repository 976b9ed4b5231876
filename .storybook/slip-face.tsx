import { frozenActor } from "./frozen.tsx";
import { ShownSlip } from "./shown-slip.tsx";
import { createStoryLive } from "./story-betting.ts";
import { placementMachine } from "../src/machines/placement/placement.machine.ts";
import { placementPaths } from "../src/machines/placement/placement.paths.ts";
import type { SlipActor } from "../src/ui/sports/slip/betting.ts";

/** The slip of a leaf story, whatever its variant: with prices that are live, and a placement that fits its state. */
export function SlipFace({ actor: slip }: { actor: SlipActor }) {
  // A slip is held exactly while a bet of it is under way.
  const state = slip.getSnapshot().hasTag("held") ? "sending" : "editing";
  return (
    <ShownSlip
      slip={slip}
      placement={frozenActor(placementMachine, placementPaths, state, { where: ({ context }) => context.fresh })}
      live={createStoryLive("live")}
    />
  );
}
