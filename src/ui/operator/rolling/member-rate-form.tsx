import * as v from "valibot";
import { changeMemberRates } from "../../../api/contract/operator/rolling.endpoints.ts";
import type { RollingRate } from "../../../api/contract/operator/rolling.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { belowCeiling } from "./rate-ceiling.ts";
import { optionalPercentEntries, RateFields, ratesOf, type RateValues, rateValues } from "./rate-fields.tsx";
import { RATES_TEXT as TEXT } from "./text.ts";

const UserId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

const ratesFor = (name: string, ceiling: ProgrammeCeiling | null) =>
  commandOf(changeMemberRates, {
    name: `admin.rolling-rates.member.${name}`,
    schema: v.pipe(
      v.object({ ...optionalPercentEntries, userId: UserId }),
      belowCeiling<RateValues & { userId: string }>(ceiling, ({ userId }) => ({ userId })),
    ),
    confirms: true,
    input: (values) => ({ params: { userId: values.userId }, body: { rates: ratesOf(values) } }),
  });

export interface MemberRateFormProps {
  /** null: of a member who has no rates of the own yet. */
  item: { userId: string; rates: readonly RollingRate[] } | null;
  /** null: not known yet. */
  ceiling: ProgrammeCeiling | null;
  onDone: () => void;
  onClose: () => void;
}

/** The own rates of one account. */
export function MemberRateForm({ item, ceiling, onDone, onClose }: MemberRateFormProps) {
  return (
    <CommandForm
      key={item?.userId ?? ""}
      command={ratesFor(item?.userId ?? "", ceiling)}
      initial={{ userId: item?.userId ?? "", ...rateValues(item?.rates ?? []) }}
      afterDone={item ? "keep" : "empty"}
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ userId }) => <p className="font-bold">{TEXT.askMember(userId)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <Field name="userId" label={TEXT.userId} maxLength={64} readOnly={item !== null} />
      <RateFields />
      <p className="text-xs text-muted">{TEXT.memberHint}</p>
    </CommandForm>
  );
}
