import { useSelector } from "@xstate/react";
import { lazy, Suspense, useId } from "react";
import { stateText } from "../machine-state.ts";
import { Button } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import type { LiveActor, PlacementActor, SlipActor } from "./betting.ts";
import { PlaceButton } from "./place-button.tsx";
import { PlacementOutcome } from "./placement-outcome.tsx";
import { PolicyChoice } from "./policy-choice.tsx";
import { SlipBlockNote } from "./slip-block-note.tsx";
import { SlipLegRow } from "./slip-leg-row.tsx";
import { SlipTotal } from "./slip-total.tsx";
import { StakeForm } from "./stake-form.tsx";
import { SLIP_TEXT } from "./text.ts";

// Ark's dialog machine comes with the first confirmation, not with the page.
const ConfirmPlacement = lazy(() =>
  import("./confirm-placement.tsx").then((file) => ({ default: file.ConfirmPlacement })),
);

export interface SlipPanelProps {
  slip: SlipActor;
  placement: PlacementActor;
  live: LiveActor;
}

/** The slip from its legs to its outcome. */
export function SlipPanel({ slip, placement, live }: SlipPanelProps) {
  const id = useId();
  const snapshot = useSelector(slip, (state) => state);
  const isEditing = useSelector(placement, (state) => state.matches("editing") || state.matches("confirming"));
  const isConfirming = useSelector(placement, (state) => state.matches("confirming"));
  const { legs } = snapshot.context;
  return (
    <div data-machine="slip" data-state={stateText(snapshot.value)} className="flex min-h-0 flex-col">
      {legs.length === 0 ? (
        <div className="grid gap-1 px-3 py-8 text-center text-sm text-muted">
          <p className="font-semibold">{SLIP_TEXT.empty}</p>
          <p className="text-xs">{SLIP_TEXT.emptyHint}</p>
        </div>
      ) : (
        <ul className="min-h-0 flex-1 overflow-y-auto" aria-label={SLIP_TEXT.title}>
          {legs.map((leg) => (
            <SlipLegRow key={leg.entry.id} leg={leg} slip={slip} />
          ))}
        </ul>
      )}
      <div className="grid shrink-0 gap-3 p-3 empty:hidden">
        {legs.length > 0 && isEditing && (
          <>
            <PolicyChoice slip={slip} />
            <StakeForm slip={slip} />
            <SlipTotal slip={slip} />
            <SlipBlockNote id={`${id}-reason`} slip={slip} live={live} />
            <PlaceButton slip={slip} placement={placement} reasonId={`${id}-reason`} />
          </>
        )}
        {!isEditing && <PlacementOutcome slip={slip} placement={placement} />}
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmPlacement slip={slip} placement={placement} live={live} />
        </Suspense>
      )}
    </div>
  );
}

/** Empties the slip; where there is nothing to empty it is not to be pressed. */
export function ClearButton({ slip }: { slip: SlipActor }) {
  const canClear = useSelector(slip, (snapshot) => snapshot.can({ type: "slip.clear" }));
  return (
    <Button size="sm" look="ghost" disabled={!canClear} onClick={() => slip.send({ type: "slip.clear" })}>
      <Icon name="trash" size={14} />
      {SLIP_TEXT.clear}
    </Button>
  );
}
