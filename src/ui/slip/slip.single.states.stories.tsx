import type { Meta } from "@storybook/react-vite";
import { frozenActor, frozenLeaves } from "../../../.storybook/frozen.tsx";
import { ShownSlip } from "../../../.storybook/shown-slip.tsx";
import { createStoryLive } from "../../../.storybook/story-desk.ts";
import { placementMachine } from "../../machines/placement/placement.machine.ts";
import { placementPaths } from "../../machines/placement/placement.paths.ts";
import { slipMachine } from "../../machines/slip/slip.machine.ts";
import { slipPaths } from "../../machines/slip/slip.paths.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";

const meta = { title: "States/slip.single" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(slipMachine, slipPaths("single"), ({ actor: slip }) => {
  // A slip is held exactly while a bet of it is under way.
  const state = slip.getSnapshot().hasTag("held") ? "submitting" : "editing";
  return (
    <ShownSlip
      slip={slip}
      placement={frozenActor(placementMachine, placementPaths, state, { where: ({ context }) => context.fresh })}
      live={createStoryLive("live")}
    />
  );
});

export const Empty = leaf("empty", { says: SLIP_TEXT.empty });
export const Checking = leaf("filled.checking", { says: SLIP_TEXT.checking });
export const Unchecked = leaf("filled.unchecked", { says: SLIP_TEXT.checkAgain });
export const Ready = leaf("filled.ready", { says: SLIP_TEXT.place });
export const Blocked = leaf("filled.blocked", { says: "베팅금액을 입력해주세요." });
export const Held = leaf("held", { says: PLACEMENT_TEXT.sending });
