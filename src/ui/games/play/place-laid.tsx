import { useEffect } from "react";
import { addComma, formatPrice, payoutOf } from "../../../domain/common/price.ts";
import type { Bet } from "../../../api/contract/sports/bets.ts";
import { combinedPriceOf } from "../../../machines/slip/slip.actions.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import type { BettingSlip } from "../../sports/slip/betting.ts";
import { all, blockText } from "../../sports/slip/shown.ts";
import { usePlace } from "../../sports/slip/use-place.ts";
import { useSlip } from "../../sports/slip/use-slip.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";

export interface PlaceLaidProps {
  betting: BettingSlip;
  /** Whether the round takes bets. */
  isOpen: boolean;
  /** Shows the whole slip, where it does not stand beside the page. */
  onShow: (() => void) | null;
}

/** Places what lies on the pick. It says what is bet and what it wins; blocked, why; afterwards, what became of it. */
export function PlaceLaid({ betting, isOpen, onShow }: PlaceLaidProps) {
  const { isEnabled: isPlaceable, open } = usePlace(betting);
  // By the clock of the page: the lock is told a moment later.
  const isEnabled = isPlaceable && isOpen;
  const shown = useSlip(betting, all);
  const { context } = shown.slip;
  const { stake } = context;
  const [leg] = context.legs;
  const price = combinedPriceOf(context);
  const block = blockText(shown);
  const state = shown.placement;
  // What is asked or not certain is read in the slip, which a phone shows only then.
  const isToBeRead = !["editing", "storing", "sending", "accepted"].some((name) => state.matches(name as "editing"));
  useEffect(() => {
    if (isToBeRead) onShow?.();
  }, [isToBeRead, onShow]);
  const isBusy = state.hasTag("busy");
  const accepted = state.matches("accepted") ? state.context.bet : null;
  const reason = !isOpen ? TEXT.waitNext : leg ? block : TEXT.chooseFirst;
  return (
    <>
      <Button
        look={isEnabled || isBusy ? "primary" : "quiet"}
        isBusy={isBusy}
        className={classNames(
          "h-11 min-w-40 flex-1 px-2 tabular-nums",
          "aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-100",
          accepted && !leg && "border-accent",
        )}
        aria-disabled={isEnabled ? undefined : true}
        onClick={isEnabled ? open : undefined}
      >
        <span className="grid min-w-0 leading-tight">
          {accepted && !leg ? (
            <PlacedText bet={accepted} />
          ) : (
            <>
              <span className="truncate">{stake > 0 ? TEXT.bet(addComma(stake)) : TEXT.betButton}</span>
              <span className={classNames("truncate text-2xs font-normal", !isEnabled && reason && "text-warn")}>
                {isBusy
                  ? TEXT.placing
                  : !isEnabled && reason
                    ? reason
                    : leg && TEXT.wins(leg.entry.selectionName, formatPrice(price), addComma(payoutOf(stake, price)))}
              </span>
            </>
          )}
        </span>
      </Button>
      <output className="sr-only">{accepted && !leg && TEXT.placed}</output>
    </>
  );
}

function PlacedText({ bet }: { bet: Bet }) {
  return (
    <>
      <span className="truncate text-ink">{TEXT.placed}</span>
      <span className="truncate text-2xs font-normal">
        {TEXT.stakeOf(bet.picks[0]?.selectionName ?? "", addComma(bet.stake))}
      </span>
    </>
  );
}
