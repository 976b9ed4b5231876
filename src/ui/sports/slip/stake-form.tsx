import { useSelector } from "@xstate/react";
import { useId } from "react";
import { addComma } from "../../../domain/price.ts";
import { Button } from "../../primitives/button.tsx";
import type { SlipActor } from "./betting.ts";
import { QUICK_AMOUNTS, SLIP_TEXT } from "./text.ts";

/** "12,000원" → 12000; an empty field is 0. Digits beyond what a number holds exactly are not taken. */
function stakeOf(text: string): number | null {
  const stake = Number(text.replace(/\D/g, ""));
  return Number.isSafeInteger(stake) ? stake : null;
}

/** The stake: typed, by quick amounts, or the highest that would be taken. */
export function StakeForm({ slip }: { slip: SlipActor }) {
  const id = useId();
  const snapshot = useSelector(slip, (state) => state);
  const { stake, limits } = snapshot.context;
  const can = snapshot.can.bind(snapshot);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="text-xs font-semibold text-muted">
          {SLIP_TEXT.stake}
        </label>
        {limits && (
          <span id={`${id}-limits`} className="text-2xs text-faint tabular-nums">
            {SLIP_TEXT.limits(addComma(limits.minStake), addComma(limits.maxStake))}
          </span>
        )}
      </div>
      <div className="relative">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          aria-describedby={limits ? `${id}-limits` : undefined}
          value={stake === 0 ? "" : addComma(stake)}
          placeholder="0"
          readOnly={!can({ type: "stake.set", stake: 0 })}
          onChange={(event) => {
            const next = stakeOf(event.target.value);
            if (next !== null) slip.send({ type: "stake.set", stake: next });
          }}
          className="h-11 w-full rounded-md border border-edge bg-field pr-8 pl-3 text-right text-lg font-bold tabular-nums placeholder:text-faint"
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm text-muted">
          {SLIP_TEXT.won}
        </span>
      </div>
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
