import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../.storybook/frozen.tsx";
import { ShownSlip } from "../../../.storybook/shown-slip.tsx";
import { createStoryLive } from "../../../.storybook/story-desk.ts";
import { placementMachine } from "../../machines/placement/placement.machine.ts";
import { placementPaths } from "../../machines/placement/placement.paths.ts";
import { slipMachine } from "../../machines/slip/slip.machine.ts";
import { slipPaths } from "../../machines/slip/slip.paths.ts";

const meta = { title: "States/slip" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipMachine, slipPaths("korean"), ({ actor: slip }) => {
  // A slip is held exactly while a bet of it is under way.
  const state = slip.getSnapshot().hasTag("held") ? "submitting" : "editing";
  return (
    <ShownSlip
      slip={slip}
      placement={frozenActor(placementMachine, placementPaths, state)}
      live={createStoryLive("live")}
    />
  );
});

export const Empty = leaf("empty");
export const Checking = leaf("filled.checking");
export const Unchecked = leaf("filled.unchecked");
export const Ready = leaf("filled.ready");
export const Blocked = leaf("filled.blocked");
export const Held = leaf("held");
