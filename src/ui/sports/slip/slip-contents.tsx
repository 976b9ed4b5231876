import { lazy, Suspense, useDeferredValue, useId } from "react";
import type { SlipProps } from "./betting.ts";
import { DirectChoice } from "./direct-choice.tsx";
import { PlaceButton } from "./place-button.tsx";
import { PlacementOutcome } from "./placement-outcome.tsx";
import { PolicyChoice } from "./policy-choice.tsx";
import { RemovedNote } from "./removed-note.tsx";
import { isConfirming, isEditing } from "./shown.ts";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { SlipLegRow } from "./slip-leg-row.tsx";
import { SlipTotal } from "./slip-total.tsx";
import { StakeForm } from "./stake-form.tsx";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

// Ark's dialog machine comes with the first confirmation, not with the page.
const ConfirmPlacement = lazy(() =>
  import("./confirm-placement.tsx").then((file) => ({ default: file.ConfirmPlacement })),
);

/** What a slip holds once something was picked, from its legs to the outcome. */
export function SlipContents({ betting }: SlipProps) {
  const id = useId();
  const legs = useSlip(betting, ({ slip }) => slip.context.legs);
  const notice = useSlip(betting, ({ slip }) => slip.context.notice);
  const isAsked = useSlip(betting, isConfirming);
  const isForm = useSlip(betting, isEditing) || isAsked;
  // The legs are painted first, and the form in a render of its own: a pick shows at once on a slow computer too.
  const isFormDue = useDeferredValue(true, false);
  return (
    <>
      <RemovedNote betting={betting} />
      <output className="block bg-warn-soft px-3 py-1 text-xs text-warn empty:hidden">{notice}</output>
      {legs.length > 0 && (
        <ul className="min-h-0 flex-1 overflow-y-auto" aria-label={SLIP_TEXT.titles[betting.shown().slip.context.name]}>
          {legs.map((leg) => (
            <SlipLegRow key={leg.entry.id} leg={leg} betting={betting} />
          ))}
        </ul>
      )}
      <div className="grid shrink-0 gap-3 p-3 empty:hidden">
        {legs.length > 0 && isForm && isFormDue && (
          <>
            <PolicyChoice betting={betting} />
            <StakeForm betting={betting} />
            <SlipTotal betting={betting} />
            <SlipBlockNote id={`${id}-reason`} betting={betting} isHidden />
            <DirectChoice betting={betting} />
            <PlaceButton betting={betting} reasonId={`${id}-reason`} />
          </>
        )}
        {!isForm && <PlacementOutcome betting={betting} />}
      </div>
      {isAsked && (
        <Suspense>
          <ConfirmPlacement betting={betting} />
        </Suspense>
      )}
    </>
  );
}
