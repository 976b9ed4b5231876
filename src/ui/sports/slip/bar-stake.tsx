import { useSelector } from "@xstate/react";
import { useId } from "react";
import { shortMoney } from "../../../domain/common/money-text.ts";
import { Button } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import type { SlipPanelProps } from "./betting.ts";
import { useLastStake } from "./last-stake.ts";
import { PlaceButton } from "./place-button.tsx";
import { useQuickAmounts } from "./quick-amounts.ts";
import { SLIP_TEXT } from "./text.ts";

export interface BarStakeProps extends SlipPanelProps {
  /** Shows the slip, which says what comes of the bet and asks where the member wants to be asked. */
  onPlace: () => void;
}

/** Stake and press of the bar on a phone: the stake that was used last, or the first quick amount, and the bet. */
export function BarStake({ onPlace, ...props }: BarStakeProps) {
  const { slip } = props;
  const id = useId();
  const snapshot = useSelector(slip, (state) => state);
  const { stake, owner } = snapshot.context;
  const last = useLastStake(slip);
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
        onAmount={(won) => slip.send({ type: "stake.set", stake: won })}
        className="h-12"
      />
      <Button
        className="h-12 px-2 whitespace-nowrap"
        aria-label={isLast ? SLIP_TEXT.lastStake(shortMoney(last)) : SLIP_TEXT.quick(shortMoney(first))}
        disabled={!snapshot.can(event)}
        onClick={() => slip.send(event)}
      >
        {isLast ? SLIP_TEXT.lastStake(shortMoney(last)) : `+${shortMoney(first)}`}
      </Button>
      <PlaceButton {...props} reasonId={id} onPlace={onPlace} />
    </div>
  );
}
