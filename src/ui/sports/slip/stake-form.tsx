import { useSelector } from "@xstate/react";
import { useId } from "react";
import { addComma } from "../../../domain/price.ts";
import { highestStake } from "../../../machines/slip/slip.actions.ts";
import { Button } from "../../primitives/button.tsx";
import { MoneyField } from "../../primitives/money-field.tsx";
import type { PlacementActor, SlipActor } from "./betting.ts";
import { QUICK_AMOUNTS, SLIP_TEXT } from "./text.ts";
import { usePlace } from "./use-place.ts";

/** The stake: typed, by quick amounts, or the highest that would be taken. */
export function StakeForm(props: { slip: SlipActor; placement: PlacementActor }) {
  const { slip } = props;
  const id = useId();
  const { open } = usePlace(props);
  const snapshot = useSelector(slip, (state) => state);
  const { stake, limits } = snapshot.context;
  const can = snapshot.can.bind(snapshot);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-xs font-semibold text-muted">
        {SLIP_TEXT.stake}
      </label>
      <MoneyField
        id={id}
        aria-describedby={limits ? `${id}-limits` : undefined}
        value={stake}
        unit={SLIP_TEXT.won}
        readOnly={!can({ type: "stake.set", stake: 0 })}
        onAmount={(won) => slip.send({ type: "stake.set", stake: won })}
        onEnter={open}
        className="h-11 text-lg"
      />
      <p id={`${id}-limits`} className="min-h-4 text-right text-2xs text-faint tabular-nums">
        {limits && SLIP_TEXT.limits(addComma(limits.minStake), addComma(highestStake(snapshot.context)))}
      </p>
      <div className="grid grid-cols-6 gap-1">
        {QUICK_AMOUNTS.map(({ amount, label }) => (
          <Button
            key={amount}
            size="sm"
            className="px-0 whitespace-nowrap tracking-tight"
            aria-label={SLIP_TEXT.quick(label.slice(1))}
            disabled={!can({ type: "stake.quick", amount })}
            onClick={() => slip.send({ type: "stake.quick", amount })}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          className="px-0 whitespace-nowrap tracking-tight"
          disabled={!can({ type: "stake.max" })}
          onClick={() => slip.send({ type: "stake.max" })}
        >
          {SLIP_TEXT.max}
        </Button>
        <Button
          size="sm"
          className="px-0 whitespace-nowrap tracking-tight"
          disabled={!can({ type: "stake.set", stake: 0 })}
          onClick={() => slip.send({ type: "stake.set", stake: 0 })}
        >
          {SLIP_TEXT.reset}
        </Button>
      </div>
    </div>
  );
}
