import { addComma } from "../../../domain/common/price.ts";
import { blockOf, movedOf } from "../../../machines/slip/slip.actions.ts";
import { Button } from "../../primitives/button.tsx";
import type { SlipProps } from "./betting.ts";
import { all, slipOf, slipText } from "./shown.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

interface SlipBlockNoteProps extends SlipProps {
  id: string;
  /** The words are for readers only: the button below shows them. */
  isHidden?: boolean;
}

/** Why the slip cannot be placed, or what a press consents to, and the way out where there is one. Room for the way out is kept. */
export function SlipBlockNote({ id, betting, isHidden = false }: SlipBlockNoteProps) {
  const shown = useSlip(betting, all);
  const message = slipText(shown) ?? (shown.slip.hasTag("moved") ? movedOf(shown.slip.context) : null);
  return (
    <div className="grid gap-1.5 text-xs text-warn">
      <output id={id} className={isHidden ? "sr-only" : "grid min-h-5 gap-0.5"}>
        {!shown.placement.context.fresh && <span>{SLIP_TEXT.notFresh}</span>}
        {message && <span>{message}</span>}
      </output>
      <div className="grid min-h-7">
        <WayOut betting={betting} />
      </div>
    </div>
  );
}

/** One press that mends what blocks the slip. */
function WayOut({ betting }: SlipProps) {
  const slip = useSlip(betting, slipOf);
  if (slip.matches({ filled: "unchecked" })) {
    if (!slip.can({ type: "prices.check" })) return null;
    return <Way label={SLIP_TEXT.checkAgain} go={() => betting.edit({ type: "prices.check" })} />;
  }
  const block = slip.hasTag("blocked") ? blockOf(slip.context) : null;
  if (!block) return null;
  if (block.rule === "market_closed")
    return (
      <Way
        label={SLIP_TEXT.removeClosed}
        go={() => block.legs.forEach((id) => betting.edit({ type: "slip.remove", id }))}
      />
    );
  const stake = block.maxStake ?? 0;
  if (stake === 0 || slip.context.stake <= stake) return null;
  return (
    <Way label={SLIP_TEXT.highestInstead(addComma(stake))} go={() => betting.edit({ type: "stake.set", stake })} />
  );
}

function Way({ label, go }: { label: string; go: () => void }) {
  return (
    <Button size="sm" onClick={go}>
      {label}
    </Button>
  );
}
