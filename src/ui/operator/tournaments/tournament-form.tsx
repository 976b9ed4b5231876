import * as v from "valibot";
import { MissionText, MissionTitle } from "../../../api/contract/programmes/missions.ts";
import { changeTournament, createTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import { type Tournament, Rank } from "../../../api/contract/programmes/tournaments.ts";
import { SCORE_RULE_NAMES, TOURNAMENT_CATEGORY_NAMES } from "../../../domain/programmes/labels.ts";
import { SCORE_RULES, TOURNAMENT_CATEGORIES } from "../../../domain/programmes/tournament.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { type FormValues, numberOf, rewardEntries, rewardFields, rewardOf } from "../programmes/reward-form.ts";
import { RewardFields } from "../programmes/reward-fields.tsx";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import { instantOf, requiredTime } from "../programmes/time-field.ts";
import { toSeoulInput } from "../seoul-input.ts";
import { TimeField } from "../time-input.tsx";
import { TOURNAMENT_OPERATOR_TEXT as TEXT } from "./text.ts";

/** As many as MAX_PRIZES. */
const ROWS = [1, 2, 3, 4, 5] as const;
const OptionalRank = v.optional(Rank);

const Form = v.object({
  title: MissionTitle,
  description: MissionText,
  category: v.picklist(TOURNAMENT_CATEGORIES),
  score: v.picklist(SCORE_RULES),
  startsAt: requiredTime,
  endsAt: requiredTime,
  from1: OptionalRank,
  from2: OptionalRank,
  from3: OptionalRank,
  from4: OptionalRank,
  from5: OptionalRank,
  to1: OptionalRank,
  to2: OptionalRank,
  to3: OptionalRank,
  to4: OptionalRank,
  to5: OptionalRank,
  ...rewardEntries("prize1"),
  ...rewardEntries("prize2"),
  ...rewardEntries("prize3"),
  ...rewardEntries("prize4"),
  ...rewardEntries("prize5"),
});

const CATEGORIES = TOURNAMENT_CATEGORIES.map((value) => ({ value, label: TOURNAMENT_CATEGORY_NAMES[value] }));
const SCORES = SCORE_RULES.map((value) => ({ value, label: SCORE_RULE_NAMES[value] }));

const create = commandOf(createTournament, {
  name: "admin.tournament",
  schema: Form,
  input: (values) => ({ body: bodyOf(values) }),
});

const change = (before: Tournament) =>
  commandOf(changeTournament, {
    name: `admin.tournament.${before.id}`,
    schema: Form,
    input: (values) => ({ params: { id: before.id }, body: bodyOf(values, before) }),
  });

export interface TournamentFormProps {
  /** Left out: a new one. */
  tournament?: Tournament;
  onDone: () => void;
  onClose: () => void;
}

export function TournamentForm({ tournament, onDone, onClose }: TournamentFormProps) {
  return (
    <CommandForm
      key={tournament?.id}
      command={tournament ? change(tournament) : create}
      initial={fieldsOf(tournament)}
      afterDone={tournament ? "keep" : "empty"}
      submitLabel={tournament ? PROGRAMME_TEXT.save : PROGRAMME_TEXT.create}
      cancel={{ label: PROGRAMME_TEXT.close, onCancel: onClose }}
      doneText={() => (tournament ? PROGRAMME_TEXT.saved : PROGRAMME_TEXT.created)}
      onDone={onDone}
    >
      <Field name="title" label={PROGRAMME_TEXT.title} maxLength={60} />
      <AreaField name="description" label={PROGRAMME_TEXT.description} rows={2} maxLength={300} />
      <div className="grid items-start gap-2 tablet:grid-cols-2">
        <SelectField name="category" label={TEXT.category} options={CATEGORIES} />
        <SelectField name="score" label={TEXT.score} options={SCORES} />
        <TimeField name="startsAt" label={PROGRAMME_TEXT.startsAt} />
        <TimeField name="endsAt" label={PROGRAMME_TEXT.endsAt} />
      </div>
      <div className="grid gap-2 phone:grid-cols-2 tablet:grid-cols-5">
        {ROWS.map((row) => (
          <div key={row} className="contents">
            <NumberField name={`from${row}`} label={`${TEXT.prize(row)} ${TEXT.from}`} />
            <NumberField name={`to${row}`} label={`${TEXT.prize(row)} ${TEXT.to}`} />
            <RewardFields prefix={`prize${row}`} label={TEXT.prize(row)} />
          </div>
        ))}
      </div>
      <p className="text-xs text-muted">{TEXT.hint}</p>
    </CommandForm>
  );
}

function fieldsOf(tournament: Tournament | undefined): FormValues {
  const rows = ROWS.map((row) => {
    const prize = tournament?.prizes[row - 1];
    return { [`from${row}`]: prize?.from, [`to${row}`]: prize?.to, ...rewardFields(`prize${row}`, prize?.reward) };
  });
  const fields = {
    title: tournament?.title ?? "",
    description: tournament?.description ?? "",
    category: tournament?.category ?? "sports",
    score: tournament?.score ?? "winnings",
    startsAt: toSeoulInput(tournament?.startsAt ?? null),
    endsAt: toSeoulInput(tournament?.endsAt ?? null),
  };
  return Object.assign(fields, ...rows) as FormValues;
}

function bodyOf(values: v.InferOutput<typeof Form>, before?: Tournament) {
  const { title, description, category, score, startsAt, endsAt } = values;
  const fields: FormValues = values;
  const prizes = ROWS.map((row) => {
    const from = numberOf(fields[`from${row}`]);
    return { from, to: numberOf(fields[`to${row}`]) || from, reward: rewardOf(fields, `prize${row}`) };
  });
  return {
    title,
    description,
    category,
    score,
    startsAt: instantOf(startsAt, before?.startsAt),
    endsAt: instantOf(endsAt, before?.endsAt),
    prizes: prizes.filter(({ from }) => from > 0),
  };
}
