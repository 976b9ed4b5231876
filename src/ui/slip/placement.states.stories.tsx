import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { frozenLeaves } from "../../../.storybook/frozen.tsx";
import { ShownSlip } from "../../../.storybook/shown-slip.tsx";
import { createStoryLive, createStorySlip } from "../../../.storybook/story-desk.ts";
import { placementMachine } from "../../machines/placement/placement.machine.ts";
import { placementPaths } from "../../machines/placement/placement.paths.ts";

const meta = { title: "States/placement" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(placementMachine, placementPaths, function Placement({ actor: placement }) {
  const [slip] = useState(() => {
    const snapshot = placement.getSnapshot();
    // What was placed has left the slip; what is under way is held in it.
    const slip = createStorySlip(snapshot.matches("accepted") ? { entries: [] } : {});
    if (snapshot.hasTag("busy")) slip.send({ type: "slip.hold" });
    return slip;
  });
  const [live] = useState(() => createStoryLive("live"));
  return <ShownSlip slip={slip} placement={placement} live={live} />;
});

/** The slip itself is what is seen: its outcome has no place yet. */
export const Editing = leaf("editing", { isUnseen: true });
/** Over the slip stands the question. */
export const Confirming = leaf("confirming", { isUnseen: true, where: ({ context }) => context.fresh });
export const Storing = leaf("storing");
export const Submitting = leaf("submitting");
export const Unknown = leaf("unknown");
export const Reconciling = leaf("reconciling");
export const Unsent = leaf("unsent");
export const Interrupted = leaf("interrupted");
export const PendingAcceptance = leaf("pendingAcceptance");
export const Accepted = leaf("accepted");
export const Rejected = leaf("rejected");
export const PriceChanged = leaf("priceChanged");
