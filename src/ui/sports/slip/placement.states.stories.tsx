import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { ShownSlip } from "../../../../.storybook/shown-slip.tsx";
import { createStoryBetting, entry } from "../../../../.storybook/story-betting.ts";
import { placementMachine } from "../../../machines/placement/placement.machine.ts";
import { placementPaths } from "../../../machines/placement/placement.paths.ts";
import { PLACEMENT_TEXT, SLIP_TEXT } from "./text.ts";

const meta = { title: "기계(Machine)/상태/베팅 전송" } satisfies Meta;
export default meta;

const leaf = frozenLeaves(placementMachine, placementPaths, function Placement({ actor: placement }) {
  const [betting] = useState(() => {
    const snapshot = placement.getSnapshot();
    // What was placed has left the slip; a refused price has moved on its leg.
    const slip = {
      ...(snapshot.matches("accepted") ? { entries: [] } : {}),
      ...(snapshot.matches("priceChanged")
        ? { moved: [{ selectionId: entry.id, betPrice: 171, status: "open" as const }] }
        : {}),
    };
    return createStoryBetting({ slip, placement });
  });
  return <ShownSlip betting={betting} />;
});

/** The slip itself is what is seen: its outcome has no place yet. */
export const Editing = leaf("editing", {
  isUnseen: true,
  where: ({ context }) => context.fresh,
  says: SLIP_TEXT.place,
});
/** Over the slip stands the question. */
export const Confirming = leaf("confirming", { isUnseen: true, says: PLACEMENT_TEXT.confirmAsk });
export const Storing = leaf("storing", { says: PLACEMENT_TEXT.sending });
export const Sending = leaf("sending", { says: PLACEMENT_TEXT.sending });
export const Unknown = leaf("unknown", { says: PLACEMENT_TEXT.unknownHint });
export const Reconciling = leaf("reconciling", { says: PLACEMENT_TEXT.unknownHint });
export const Unsent = leaf("unsent", { says: PLACEMENT_TEXT.unsentHint });
export const Withdrawing = leaf("withdrawing", { says: PLACEMENT_TEXT.withdrawing });
export const Interrupted = leaf("interrupted", { says: PLACEMENT_TEXT.interrupted });
export const PendingAcceptance = leaf("pendingAcceptance", { says: PLACEMENT_TEXT.pendingHint });
export const Accepted = leaf("accepted", { says: PLACEMENT_TEXT.accepted });
export const Refused = leaf("refused", {
  where: ({ context }) => context.refusal?.maxStake !== undefined,
  says: PLACEMENT_TEXT.highest("5,000"),
});
export const PriceChanged = leaf("priceChanged", { says: PLACEMENT_TEXT.priceChangedHint });
