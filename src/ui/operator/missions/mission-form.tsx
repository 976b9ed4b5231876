import * as v from "valibot";
import { changeMission, createMission } from "../../../api/contract/operator/missions.endpoints.ts";
import { type OperatorMission, MissionText, MissionTitle } from "../../../api/contract/programmes/missions.ts";
import { MEASURE_NAMES, PERIOD_NAMES } from "../../../domain/programmes/labels.ts";
import { GAME_TYPES, gameTypeName } from "../../../domain/common/game-type.ts";
import { MEASURES, MISSION_PERIODS } from "../../../domain/programmes/mission.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { type FormValues, numberOf, rewardEntries, rewardFields, rewardOf } from "../programmes/reward-form.ts";
import { RewardFields } from "../programmes/reward-fields.tsx";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import { instantOf, optionalTime, requiredTime } from "../programmes/time-field.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { MISSION_OPERATOR_TEXT as TEXT } from "./text.ts";

/** As many as MAX_STEPS. */
const ROWS = [1, 2, 3, 4, 5] as const;
const Target = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
const GAMES = ["", "1", "2", "3", "4", "5"] as const;

const Form = v.object({
  title: MissionTitle,
  description: MissionText,
  period: v.picklist(MISSION_PERIODS),
  measure: v.picklist(MEASURES),
  gameType: v.picklist(GAMES),
  startsAt: requiredTime,
  endsAt: optionalTime,
  target1: v.pipe(v.number(TEXT.noSteps), v.integer(), v.minValue(1)),
  target2: Target,
  target3: Target,
  target4: Target,
  target5: Target,
  ...rewardEntries("step1"),
  ...rewardEntries("step2"),
  ...rewardEntries("step3"),
  ...rewardEntries("step4"),
  ...rewardEntries("step5"),
});

const PERIODS = MISSION_PERIODS.map((value) => ({ value, label: PERIOD_NAMES[value] }));
const MEASURE_OPTIONS = MEASURES.map((value) => ({ value, label: MEASURE_NAMES[value] }));
const GAME_OPTIONS = [
  { value: "", label: TEXT.everyGame },
  ...GAME_TYPES.map((value) => ({ value: String(value), label: gameTypeName(value) })),
];

const create = commandOf(createMission, {
  name: "admin.mission",
  schema: Form,
  input: (values) => ({ body: bodyOf(values) }),
});

const change = (before: OperatorMission) =>
  commandOf(changeMission, {
    name: `admin.mission.${before.id}`,
    schema: Form,
    input: (values) => ({ params: { id: before.id }, body: bodyOf(values, before) }),
  });

export interface MissionFormProps {
  /** Left out: a new one. */
  mission?: OperatorMission;
  onDone: () => void;
  onClose: () => void;
}

export function MissionForm({ mission, onDone, onClose }: MissionFormProps) {
  return (
    <CommandForm
      key={mission?.id}
      command={mission ? change(mission) : create}
      initial={fieldsOf(mission)}
      afterDone={mission ? "keep" : "empty"}
      submitLabel={mission ? PROGRAMME_TEXT.save : PROGRAMME_TEXT.create}
      cancel={{ label: PROGRAMME_TEXT.close, onCancel: onClose }}
      doneText={() => (mission ? PROGRAMME_TEXT.saved : PROGRAMME_TEXT.created)}
      onDone={onDone}
    >
      <Field name="title" label={PROGRAMME_TEXT.title} maxLength={60} />
      <AreaField name="description" label={PROGRAMME_TEXT.description} rows={2} maxLength={300} />
      <div className="grid gap-2 tablet:grid-cols-3">
        <SelectField name="period" label={TEXT.period} options={PERIODS} />
        <SelectField name="measure" label={TEXT.measure} options={MEASURE_OPTIONS} />
        <SelectField name="gameType" label={TEXT.gameType} options={GAME_OPTIONS} />
      </div>
      <div className="grid items-start gap-2 tablet:grid-cols-2">
        <TimeField name="startsAt" label={PROGRAMME_TEXT.startsAt} />
        <TimeField name="endsAt" label={PROGRAMME_TEXT.endsAt} hint={PROGRAMME_TEXT.endless} />
      </div>
      <div className="grid gap-2 phone:grid-cols-2 tablet:grid-cols-4">
        {ROWS.map((row) => (
          <div key={row} className="contents">
            <MoneyField name={`target${row}`} label={`${TEXT.step(row)} ${TEXT.target}`} />
            <RewardFields prefix={`step${row}`} label={TEXT.step(row)} />
          </div>
        ))}
      </div>
      <p className="text-xs text-muted">{TEXT.hint}</p>
    </CommandForm>
  );
}

function fieldsOf(mission: OperatorMission | undefined): FormValues {
  const rows = ROWS.map((row) => ({
    [`target${row}`]: mission?.steps[row - 1]?.target,
    ...rewardFields(`step${row}`, mission?.steps[row - 1]?.reward),
  }));
  const fields = {
    title: mission?.title ?? "",
    description: mission?.description ?? "",
    period: mission?.period ?? "day",
    measure: mission?.measure ?? "betCount",
    gameType: String(mission?.gameType ?? ""),
    startsAt: toSeoulInput(mission?.startsAt ?? null),
    endsAt: toSeoulInput(mission?.endsAt ?? null),
  };
  return Object.assign(fields, ...rows) as FormValues;
}

function bodyOf(values: v.InferOutput<typeof Form>, before?: OperatorMission) {
  const { title, description, period, measure, gameType, startsAt, endsAt } = values;
  const fields: FormValues = values;
  const steps = ROWS.map((row) => ({
    target: numberOf(fields[`target${row}`]),
    reward: rewardOf(fields, `step${row}`),
  }));
  return {
    title,
    description,
    period,
    measure,
    gameType: GAME_TYPES.find((type) => String(type) === gameType) ?? null,
    startsAt: instantOf(startsAt, before?.startsAt),
    endsAt: endsAt === "" ? null : instantOf(endsAt, before?.endsAt),
    steps: steps.filter(({ target }) => target > 0),
  };
}
