import * as v from "valibot";
import { changeReminder } from "../../../api/contract/account/protection.endpoints.ts";
import { REMINDER_MINUTES } from "../../../domain/account/protection/reminders.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { SelectField } from "../../frame/form/select-field.tsx";
import { typedNumber } from "./typed-number.ts";
import { PROTECTION_TEXT as TEXT } from "./text.ts";

const OPTIONS = REMINDER_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? TEXT.never : TEXT.minutes(minutes),
}));

const reminderCommand = commandOf(changeReminder, {
  name: "protection.reminder",
  schema: v.object({ minutes: typedNumber(REMINDER_MINUTES) }),
  input: (body) => ({ body }),
});

/** How often the page reminds of the time. */
export function ReminderForm({ minutes, onSaved }: { minutes: number; onSaved: () => void }) {
  const { actors } = useApp();
  return (
    <div className="grid gap-2">
      <p className="text-xs text-muted">{TEXT.reminderHelp}</p>
      <CommandForm
        command={reminderCommand}
        initial={{ minutes: String(minutes) }}
        afterDone="keep"
        submitLabel={TEXT.save}
        doneText={() => TEXT.saved}
        onDone={() => {
          actors.realityCheck?.send({ type: "reminder.ask" });
          onSaved();
        }}
      >
        <SelectField name="minutes" label={TEXT.interval} options={OPTIONS} />
      </CommandForm>
    </div>
  );
}
