import * as v from "valibot";
import { changeOfferLimits, liveFixtures } from "../../../api/contract/operator/live.endpoints.ts";
import { Limit, OfferLimitsChange } from "../../../api/contract/operator/live-offers.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { useStale } from "../use-stale.ts";
import { OFFER_TEXT as TEXT } from "./offer-text.ts";

const Values = v.object({
  maxStake: v.optional(Limit),
  maxLiability: v.optional(Limit),
  reason: OfferLimitsChange.entries.reason,
});

const limitsOf = (scope: OfferLimitsChange["scope"], key: string) =>
  commandOf(changeOfferLimits, {
    name: `admin.live.limits.${scope}.${key}`,
    schema: Values,
    input: ({ maxStake, maxLiability, reason }) => ({
      body: { scope, key, maxStake: maxStake ?? null, maxLiability: maxLiability ?? null, reason },
    }),
  });

export interface LimitsFormProps {
  scope: OfferLimitsChange["scope"];
  of: { id: string; maxStake: number | null; maxLiability: number | null };
}

/** What is taken on a market or an outcome at most; an empty field is no limit. */
export function LimitsForm({ scope, of: { id, maxStake, maxLiability } }: LimitsFormProps) {
  const readAnew = useStale(liveFixtures);
  const initial = {
    ...(maxStake !== null && { maxStake }),
    ...(maxLiability !== null && { maxLiability }),
    reason: "",
  };
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3 className="text-xs font-semibold text-muted">{TEXT.limitsTitle}</h3>
      <CommandForm
        key={`${scope} ${id}`}
        command={limitsOf(scope, id)}
        initial={initial}
        afterDone="keep"
        submitLabel={TEXT.setLimits}
        doneText={() => TEXT.limitsSet}
        onDone={readAnew}
      >
        <MoneyField name="maxStake" label={TEXT.maxStake} hint={TEXT.maxStakeHint} />
        <MoneyField name="maxLiability" label={TEXT.maxLiability} hint={TEXT.maxLiabilityHint} />
        <Field name="reason" label={TEXT.reason} maxLength={200} autoComplete="off" />
      </CommandForm>
    </div>
  );
}
