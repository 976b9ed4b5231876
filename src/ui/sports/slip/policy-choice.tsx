import { useId } from "react";
import type { PricePolicy } from "../../../domain/sports/price-policy.ts";
import type { SlipProps } from "./betting.ts";
import { POLICY_LABEL, SLIP_TEXT } from "./text.ts";
import { useSlip } from "./use-slip.ts";

const KINDS = ["none", "better", "any"] as const;
/** By how many percent a price may fall. */
const TOLERANCES = ["better", "within1", "within2", "within3"] as const;

/** What may happen to a price between the look and the bet. */
export function PolicyChoice({ betting }: SlipProps) {
  const name = useId();
  const chosen = useSlip(betting, ({ slip }) => slip.context.policy);
  const canChoose = useSlip(betting, ({ slip }) => slip.can({ type: "policy.set", policy: "none" }));
  const tolerance = TOLERANCES.find((one) => one === chosen);
  const choose = (policy: PricePolicy): void => betting.edit({ type: "policy.set", policy });
  return (
    <div className="grid gap-1.5">
      <fieldset disabled={!canChoose} className="min-w-0">
        <legend className="mb-1 text-xs font-semibold text-muted">{SLIP_TEXT.policy}</legend>
        <div className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-edge bg-line">
          {KINDS.map((policy) => (
            <Choice
              key={policy}
              name={name}
              value={policy}
              label={POLICY_LABEL[policy]}
              isChosen={policy === (tolerance ? "better" : chosen)}
              onChoose={choose}
            />
          ))}
        </div>
      </fieldset>
      {/* It keeps its room where it has no say, so that nothing below moves. */}
      <fieldset disabled={!canChoose} className={tolerance ? "min-w-0" : "invisible min-w-0"}>
        <legend className="sr-only">{SLIP_TEXT.tolerance}</legend>
        <div className="grid grid-cols-5 items-center gap-px overflow-hidden rounded-md border border-edge bg-line">
          <span aria-hidden="true" className="grid h-full place-items-center bg-surface text-2xs text-muted">
            {SLIP_TEXT.tolerance}
          </span>
          {TOLERANCES.map((policy, percent) => (
            <Choice
              key={policy}
              name={`${name}-tolerance`}
              value={policy}
              label={percent === 0 ? SLIP_TEXT.noTolerance : SLIP_TEXT.percent(percent)}
              isChosen={policy === tolerance}
              onChoose={choose}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: PricePolicy;
  label: string;
  isChosen: boolean;
  onChoose: (policy: PricePolicy) => void;
}

function Choice({ name, value, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="grid min-h-8 cursor-pointer place-items-center bg-raised px-1 text-center text-xs leading-tight has-checked:bg-accent-soft has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="sr-only"
      />
      {label}
    </label>
  );
}
