import { REWARD_KIND_NAMES } from "../../../domain/programmes/labels.ts";
import { REWARD_KINDS } from "../../../domain/programmes/reward.ts";
import { MoneyField, NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

const KINDS = REWARD_KINDS.map((value) => ({ value, label: REWARD_KIND_NAMES[value] }));

/** The three fields of a reward in a CommandForm: see `rewardEntries`. `label` stands before each of their labels. */
export function RewardFields({ prefix, label }: { prefix: string; label: string }) {
  return (
    <>
      <SelectField name={`${prefix}Kind`} label={`${label} ${TEXT.kind}`} options={KINDS} />
      <MoneyField name={`${prefix}Amount`} label={`${label} ${TEXT.amount}`} />
      <NumberField name={`${prefix}Wagering`} label={`${label} ${TEXT.wagering}`} />
    </>
  );
}
