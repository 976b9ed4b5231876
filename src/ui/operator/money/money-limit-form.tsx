import * as v from "valibot";
import { saveMoneyLimits } from "../../../api/contract/operator/money.endpoints.ts";
import { MoneyLimitRow } from "../../../api/contract/operator/wallet.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

export const MONEY_LIMIT_FIELDS = [
  "minCharge",
  "maxCharge",
  "minExchange",
  "maxExchange",
  "unit",
  "exchangesPerDay",
  "exchangeWonPerDay",
] as const satisfies readonly (keyof MoneyLimitRow)[];

const { level: _level, quickAmounts, ...amounts } = MoneyLimitRow.entries;

const moneyLimitsCommand = (level: number) =>
  commandOf(saveMoneyLimits, {
    name: `admin.money-limits.${level}`,
    schema: v.object({
      ...amounts,
      quickAmounts: v.pipe(
        v.string(),
        v.regex(/^\s*(\d{1,10}(\s*,\s*\d{1,10})*)?\s*$/, TEXT.wrongQuick),
        v.transform((text) => text.split(",").flatMap((part) => (part.trim() === "" ? [] : [Number(part)]))),
        quickAmounts,
      ),
    }),
    confirms: true,
    input: (limits) => ({ body: { items: [{ level, ...limits }] } }),
  });

export interface MoneyLimitFormProps {
  limits: MoneyLimitRow;
  onDone: () => void;
  onClose: () => void;
}

/** The limits of charges and exchanges of one level. */
export function MoneyLimitForm({
  limits: { level, quickAmounts: quick, ...initial },
  onDone,
  onClose,
}: MoneyLimitFormProps) {
  return (
    <CommandForm
      key={level}
      command={moneyLimitsCommand(level)}
      initial={{ ...initial, quickAmounts: quick.join(", ") }}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.askMoneyLimits(level)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-4">
        {MONEY_LIMIT_FIELDS.map((name) => (
          <MoneyField key={name} name={name} label={TEXT[name]} />
        ))}
      </div>
      <Field name="quickAmounts" label={TEXT.quickAmounts} hint={TEXT.quickHint} />
    </CommandForm>
  );
}
