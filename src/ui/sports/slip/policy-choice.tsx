import { useSelector } from "@xstate/react";
import { useId } from "react";
import { PRICE_POLICIES } from "../../../domain/price-policy.ts";
import type { SlipActor } from "./betting.ts";
import { POLICY_LABEL, SLIP_TEXT } from "./text.ts";

/** What may happen to a price between the look and the bet. */
export function PolicyChoice({ slip }: { slip: SlipActor }) {
  const name = useId();
  const chosen = useSelector(slip, (snapshot) => snapshot.context.policy);
  const canChoose = useSelector(slip, (snapshot) => snapshot.can({ type: "policy.set", policy: "none" }));
  return (
    <fieldset disabled={!canChoose} className="min-w-0">
      <legend className="mb-1 text-xs font-semibold text-muted">{SLIP_TEXT.policy}</legend>
      <div className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-edge bg-line">
        {PRICE_POLICIES.map((policy) => (
          <label
            key={policy}
            className="grid min-h-8 cursor-pointer place-items-center bg-raised px-1 text-center text-xs leading-tight has-checked:bg-accent-soft has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={policy}
              checked={policy === chosen}
              onChange={() => slip.send({ type: "policy.set", policy })}
              className="sr-only"
            />
            {POLICY_LABEL[policy]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
