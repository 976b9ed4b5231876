import { useId } from "react";
import { shortMoney } from "../../../domain/common/money-text.ts";
import { Button } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import type { SlipProps } from "./betting.ts";
import { useLastStake } from "./last-stake.ts";
import { PlaceButton } from "./place-button.tsx";
import { useQuickAmounts } from "./quick-amounts.ts";
import { slipOf } from "./shown.ts";
import { SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

export interface BarStakeProps extends SlipProps {
  /** Shows the slip, which says what comes of the bet and asks where the member wants to be asked. */
  onPlace: () => void;
}

/** Stake and press of the bar on a phone: the stake that was used last, or the first quick amount, and the bet. */
export function BarStake({ onPlace, betting }: BarStakeProps) {
  const id = useId();
  const snapshot = useSlip(betting, slipOf);
  const { stake, owner } = snapshot.context;
  const last = useLastStake(betting);
  const [first = 10_000] = useQuickAmounts(owner).amounts;
  const isLast = stake === 0 && last !== null;
  const event = isLast
    ? ({ type: "stake.set", stake: last } as const)
    : ({ type: "stake.quick", amount: first } as const);
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1.1fr)] items-center gap-2">
      <MoneyField
        aria-label={SLIP_TEXT.stake}
        value={stake}
        unit={SLIP_TEXT.won}
        readOnly={!snapshot.can({ type: "stake.set", stake: 0 })}
        onAmount={(won) => betting.edit({ type: "stake.set", stake: won })}
        className="h-12"
      />
      <Button
        className="h-12 px-2 whitespace-nowrap"
        aria-label={isLast ? SLIP_TEXT.lastStake(shortMoney(last)) : SLIP_TEXT.quick(shortMoney(first))}
        disabled={!snapshot.can(event)}
        onClick={() => betting.edit(event)}
      >
        {isLast ? SLIP_TEXT.lastStake(shortMoney(last)) : `+${shortMoney(first)}`}
      </Button>
      <PlaceButton betting={betting} reasonId={id} onPlace={onPlace} />
    </div>
  );
}
