import { useSelector } from "@xstate/react";
import { addComma } from "../../../domain/common/price.ts";
import { blockOf, movedOf } from "../../../machines/slip/slip.actions.ts";
import { Button } from "../../primitives/button.tsx";
import { slipText } from "./block-text.ts";
import type { LiveActor, SlipActor } from "./betting.ts";
import { SLIP_TEXT } from "./text.ts";

interface SlipBlockNoteProps {
  id: string;
  slip: SlipActor;
  live: LiveActor;
  /** The words are for readers only: the button below shows them. */
  isHidden?: boolean;
}

/** Why the slip cannot be placed, or what a press consents to, and the way out where there is one. Room for the way out is kept. */
export function SlipBlockNote({ id, slip, live, isHidden = false }: SlipBlockNoteProps) {
  const snapshot = useSelector(slip, (state) => state);
  const isFresh = useSelector(live, (state) => state.hasTag("fresh"));
  const message = slipText(snapshot) ?? (snapshot.hasTag("moved") ? movedOf(snapshot.context) : null);
  return (
    <div className="grid gap-1.5 text-xs text-warn">
      <output id={id} className={isHidden ? "sr-only" : "grid min-h-5 gap-0.5"}>
        {!isFresh && <span>{SLIP_TEXT.notFresh}</span>}
        {message && <span>{message}</span>}
      </output>
      <div className="grid min-h-7">
        <WayOut slip={slip} snapshot={snapshot} />
      </div>
    </div>
  );
}

/** One press that mends what blocks the slip. */
function WayOut({ slip, snapshot }: { slip: SlipActor; snapshot: ReturnType<SlipActor["getSnapshot"]> }) {
  if (snapshot.matches({ filled: "unchecked" })) {
    if (!snapshot.can({ type: "prices.check" })) return null;
    return <Way label={SLIP_TEXT.checkAgain} go={() => slip.send({ type: "prices.check" })} />;
  }
  const block = snapshot.hasTag("blocked") ? blockOf(snapshot.context) : null;
  if (!block) return null;
  if (block.rule === "market_closed")
    return (
      <Way
        label={SLIP_TEXT.removeClosed}
        go={() => block.legs.forEach((id) => slip.send({ type: "slip.remove", id }))}
      />
    );
  const stake = block.maxStake ?? 0;
  if (stake === 0 || snapshot.context.stake <= stake) return null;
  return <Way label={SLIP_TEXT.highestInstead(addComma(stake))} go={() => slip.send({ type: "stake.set", stake })} />;
}

function Way({ label, go }: { label: string; go: () => void }) {
  return (
    <Button size="sm" onClick={go}>
      {label}
    </Button>
  );
}
