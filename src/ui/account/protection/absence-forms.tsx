import * as v from "valibot";
import { exclude, takeBreak } from "../../../api/contract/account/protection.endpoints.ts";
import { BreakRequest, ExclusionRequest } from "../../../api/contract/account/protection.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { BREAK_HOURS, EXCLUSION_MONTHS } from "../../../domain/account/protection/breaks.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { typedNumber } from "./typed-number.ts";
import { PROTECTION_TEXT as TEXT } from "./text.ts";

const breakCommand = commandOf(takeBreak, {
  name: "protection.break",
  schema: v.object({ hours: typedNumber(BREAK_HOURS), password: BreakRequest.entries.password }),
  confirms: true,
  input: (body) => ({ body }),
});

const exclusionCommand = commandOf(exclude, {
  name: "protection.exclusion",
  schema: v.object({ months: typedNumber(EXCLUSION_MONTHS), password: ExclusionRequest.entries.password }),
  confirms: true,
  input: (body) => ({ body }),
});

/** A break is confirmed by the password, and asked once more. */
export function BreakForm() {
  return (
    <Panel title={TEXT.break}>
      <div className="grid gap-2 p-3">
        <p className="text-xs text-muted">{TEXT.breakHelp}</p>
        <CommandForm
          command={breakCommand}
          initial={{ hours: String(BREAK_HOURS[0]) }}
          submitLabel={TEXT.breakStart}
          renderConfirm={({ hours }) => <p className="font-bold">{TEXT.breakAsk(TEXT.hours(hours))}</p>}
          doneText={({ until }) => TEXT.begun(formatDateTime(until))}
        >
          <SelectField
            name="hours"
            label={TEXT.length}
            options={BREAK_HOURS.map((hours) => ({ value: String(hours), label: TEXT.hours(hours) }))}
          />
          <Field name="password" type="password" label={TEXT.password} autoComplete="current-password" />
        </CommandForm>
      </div>
    </Panel>
  );
}

/** Self-exclusion: nobody takes it back. */
export function ExclusionForm() {
  return (
    <Panel title={TEXT.exclusion}>
      <div className="grid gap-2 p-3">
        <p className="text-xs text-muted">{TEXT.exclusionHelp}</p>
        <CommandForm
          command={exclusionCommand}
          initial={{ months: String(EXCLUSION_MONTHS[0]) }}
          submitLabel={TEXT.exclusionStart}
          renderConfirm={({ months }) => (
            <p className="font-bold text-warn">{TEXT.exclusionAsk(TEXT.months(months))}</p>
          )}
          doneText={({ until }) => TEXT.begun(formatDateTime(until))}
        >
          <SelectField
            name="months"
            label={TEXT.length}
            options={EXCLUSION_MONTHS.map((months) => ({ value: String(months), label: TEXT.months(months) }))}
          />
          <Field name="password" type="password" label={TEXT.password} autoComplete="current-password" />
        </CommandForm>
      </div>
    </Panel>
  );
}
