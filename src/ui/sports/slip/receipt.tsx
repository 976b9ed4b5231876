import type { Bet } from "../../../api/contract/sports/bets.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { Button } from "../../primitives/button.tsx";
import { BetNumber } from "../bets/bet-number.tsx";
import { pickedName, pickPlace } from "../pick-names.ts";
import type { SlipProps } from "./betting.ts";
import { putBack } from "./put-back.ts";
import { PLACEMENT_TEXT } from "./text.ts";
import { useShowOwnBets } from "./use-slip-tab.ts";
import { useSlip } from "./use-slip.ts";

/** What was bet: the number and the picks. */
export function Receipt({ bet }: { bet: Bet }) {
  return (
    <div className="grid gap-1.5 text-xs">
      <BetNumber number={bet.number} />
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {bet.picks.map((pick) => (
          <li key={pick.selectionId} className="flex justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{pickedName(pick)}</span>
              <span className="block truncate text-2xs text-muted empty:hidden">{pickPlace(pick)}</span>
            </span>
            <span className="shrink-0 font-bold tabular-nums">{formatPrice(pick.betPrice)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where a member goes from a receipt: to the open bets, or the same picks once more. */
export function ReceiptActions({ bet, betting }: SlipProps & { bet: Bet }) {
  const placed = useSlip(betting, ({ slip }) => slip.context.placed);
  const own = placed.filter((entry) => bet.picks.some((pick) => pick.selectionId === entry.id));
  const showOwnBets = useShowOwnBets();
  const again = (): void => {
    betting.press({ type: "placement.edit" });
    putBack(betting, own);
  };
  return (
    <>
      <Button size="sm" look="ghost" className="underline" onClick={showOwnBets}>
        {PLACEMENT_TEXT.ownBets}
      </Button>
      {own.length > 0 && (
        <Button size="sm" onClick={again}>
          {PLACEMENT_TEXT.again}
        </Button>
      )}
    </>
  );
}
