import { useState } from "react";
import { frozenActor } from "./frozen.tsx";
import { ShownSlip } from "./shown-slip.tsx";
import { createStoryBetting, type SlipActor } from "./story-betting.ts";
import { placementMachine } from "../src/machines/placement/placement.machine.ts";
import { placementPaths } from "../src/machines/placement/placement.paths.ts";

/** The slip of a leaf story, whatever its variant: with prices that are live, and a placement that fits its state. */
export function SlipFace({ actor: slip }: { actor: SlipActor }) {
  // A slip is held exactly while a bet of it is under way.
  const snapshot = slip.getSnapshot();
  const state = snapshot.matches({ held: "earlier" }) ? "reconciling" : snapshot.hasTag("held") ? "sending" : "editing";
  const [betting] = useState(() =>
    createStoryBetting({
      slip,
      placement: frozenActor(placementMachine, placementPaths, state, { where: ({ context }) => context.fresh }),
    }),
  );
  return <ShownSlip betting={betting} />;
}
