import * as v from "valibot";
import { BetLimits } from "../../../api/contract/sports/bet-limits.ts";
import { saveBetLimits } from "../../../api/contract/operator/bet-limits.endpoints.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { BET_LIMIT_FIELDS } from "./bet-limit-columns.ts";
import { BET_LIMITS_TEXT as TEXT } from "./text.ts";

const betLimitsCommand = (level: number) =>
  commandOf(saveBetLimits, {
    name: `admin.bet-limits.${level}`,
    schema: v.omit(BetLimits, ["level"]),
    confirms: true,
    input: (limits) => ({ body: { items: [{ level, ...limits }] } }),
  });

export interface BetLimitFormProps {
  limits: BetLimits;
  onDone: () => void;
  onClose: () => void;
}

/** The limits of one level. */
export function BetLimitForm({ limits: { level, ...initial }, onDone, onClose }: BetLimitFormProps) {
  return (
    <CommandForm
      key={level}
      command={betLimitsCommand(level)}
      initial={initial}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.ask(level)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-4">
        {BET_LIMIT_FIELDS.map((name) => (
          <MoneyField key={name} name={name} label={name === "maxPrice" ? TEXT.maxPriceCents : TEXT[name]} />
        ))}
      </div>
    </CommandForm>
  );
}
