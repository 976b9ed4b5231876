import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { AttendanceRules } from "../../../api/contract/programmes/attendance.ts";
import { attendanceRules, changeAttendanceRules } from "../../../api/contract/operator/attendance.endpoints.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { type FormValues, numberOf, rewardEntries, rewardFields, rewardOf } from "../programmes/reward-form.ts";
import { RewardFields } from "../programmes/reward-fields.tsx";
import { ATTENDANCE_OPERATOR_TEXT as TEXT } from "./text.ts";

/** As many as MAX_STREAKS. */
const ROWS = [1, 2, 3, 4, 5, 6] as const;
const Days = v.optional(AttendanceRules.entries.streaks.pipe[0].item.entries.days);

const rulesCommand = commandOf(changeAttendanceRules, {
  name: "admin.attendance-rules",
  schema: v.object({
    isOpen: v.boolean(),
    ...rewardEntries("daily"),
    days1: Days,
    days2: Days,
    days3: Days,
    days4: Days,
    days5: Days,
    days6: Days,
    ...rewardEntries("streak1"),
    ...rewardEntries("streak2"),
    ...rewardEntries("streak3"),
    ...rewardEntries("streak4"),
    ...rewardEntries("streak5"),
    ...rewardEntries("streak6"),
  }),
  input: (values) => ({ body: rulesOf(values) }),
});

/** The rules of attendance. */
export function RulesForm({ rules }: { rules: AttendanceRules }) {
  const queryClient = useQueryClient();
  return (
    <CommandForm
      command={rulesCommand}
      initial={fieldsOf(rules)}
      afterDone="keep"
      submitLabel={TEXT.save}
      doneText={() => TEXT.saved}
      onDone={() => void queryClient.invalidateQueries({ queryKey: keyOf(attendanceRules) })}
    >
      <CheckField name="isOpen" label={TEXT.isOpen} />
      <div className="grid gap-2 phone:grid-cols-2 tablet:grid-cols-4">
        <div className="hidden tablet:block" />
        <RewardFields prefix="daily" label={TEXT.daily} />
        {ROWS.map((row) => (
          <div key={row} className="contents">
            <NumberField name={`days${row}`} label={`${TEXT.streak(row)} ${TEXT.days}`} />
            <RewardFields prefix={`streak${row}`} label={TEXT.streak(row)} />
          </div>
        ))}
      </div>
      <p className="text-xs text-muted">{TEXT.hint}</p>
    </CommandForm>
  );
}

function fieldsOf({ isOpen, daily, streaks }: AttendanceRules): FormValues {
  const rows = ROWS.map((row) => ({
    [`days${row}`]: streaks[row - 1]?.days,
    ...rewardFields(`streak${row}`, streaks[row - 1]?.reward),
  }));
  return Object.assign({ isOpen, ...rewardFields("daily", daily) }, ...rows) as FormValues;
}

function rulesOf(values: FormValues): AttendanceRules {
  const streaks = ROWS.map((row) => ({
    days: numberOf(values[`days${row}`]),
    reward: rewardOf(values, `streak${row}`),
  }));
  return {
    isOpen: values.isOpen === true,
    daily: rewardOf(values, "daily"),
    streaks: streaks.filter(({ days }) => days > 0),
  };
}
