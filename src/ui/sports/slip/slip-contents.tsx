import { useSelector } from "@xstate/react";
import { lazy, Suspense, useDeferredValue, useId } from "react";
import type { SlipPanelProps } from "./betting.ts";
import { DirectChoice } from "./direct-choice.tsx";
import { PlaceButton } from "./place-button.tsx";
import { PlacementOutcome } from "./placement-outcome.tsx";
import { PolicyChoice } from "./policy-choice.tsx";
import { RemovedNote } from "./removed-note.tsx";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { SlipLegRow } from "./slip-leg-row.tsx";
import { SlipTotal } from "./slip-total.tsx";
import { StakeForm } from "./stake-form.tsx";
import { SLIP_TEXT } from "./text.ts";

// Ark's dialog machine comes with the first confirmation, not with the page.
const ConfirmPlacement = lazy(() =>
  import("./confirm-placement.tsx").then((file) => ({ default: file.ConfirmPlacement })),
);

/** What a slip holds once something was picked, from its legs to the outcome. */
export function SlipContents({ slip, placement, live }: SlipPanelProps) {
  const id = useId();
  const legs = useSelector(slip, (state) => state.context.legs);
  const notice = useSelector(slip, (state) => state.context.notice);
  const isEditing = useSelector(placement, (state) => state.matches("editing") || state.matches("confirming"));
  // The legs are painted first, and the form in a render of its own: a pick shows at once on a slow computer too.
  const isFormDue = useDeferredValue(true, false);
  const isConfirming = useSelector(placement, (state) => state.matches("confirming"));
  return (
    <>
      <RemovedNote slip={slip} />
      <output className="block bg-warn-soft px-3 py-1 text-xs text-warn empty:hidden">{notice}</output>
      {legs.length > 0 && (
        <ul className="min-h-0 flex-1 overflow-y-auto" aria-label={SLIP_TEXT.titles[slip.getSnapshot().context.name]}>
          {legs.map((leg) => (
            <SlipLegRow key={leg.entry.id} leg={leg} slip={slip} />
          ))}
        </ul>
      )}
      <div className="grid shrink-0 gap-3 p-3 empty:hidden">
        {legs.length > 0 && isEditing && isFormDue && (
          <>
            <PolicyChoice slip={slip} />
            <StakeForm slip={slip} placement={placement} />
            <SlipTotal slip={slip} />
            <SlipBlockNote id={`${id}-reason`} slip={slip} live={live} isHidden />
            <DirectChoice placement={placement} />
            <PlaceButton slip={slip} placement={placement} live={live} reasonId={`${id}-reason`} />
          </>
        )}
        {!isEditing && <PlacementOutcome slip={slip} placement={placement} live={live} />}
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmPlacement slip={slip} placement={placement} live={live} />
        </Suspense>
      )}
    </>
  );
}
