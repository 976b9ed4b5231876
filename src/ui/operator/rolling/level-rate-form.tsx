import * as v from "valibot";
import { changeLevelRates } from "../../../api/contract/operator/rolling.endpoints.ts";
import type { LevelRatesList } from "../../../api/contract/operator/rolling.ts";
import type { ProgrammeCeiling } from "../../../api/contract/programmes/programme-ceiling.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { belowCeiling } from "./rate-ceiling.ts";
import { percentEntries, RateFields, ratesOf, rateValues } from "./rate-fields.tsx";
import { RATES_TEXT as TEXT } from "./text.ts";

const ratesFor = (level: number, ceiling: ProgrammeCeiling | null) =>
  commandOf(changeLevelRates, {
    name: `admin.rolling-rates.${level}`,
    schema: v.pipe(
      v.object(percentEntries),
      belowCeiling(ceiling, () => ({ level })),
    ),
    confirms: true,
    input: (values) => ({ body: { items: [{ level, rates: ratesOf(values) }] } }),
  });

export interface LevelRateFormProps {
  item: LevelRatesList["items"][number];
  /** null: not known yet. */
  ceiling: ProgrammeCeiling | null;
  onDone: () => void;
  onClose: () => void;
}

/** The rates of one level. */
export function LevelRateForm({ item: { level, rates }, ceiling, onDone, onClose }: LevelRateFormProps) {
  return (
    <CommandForm
      key={level}
      command={ratesFor(level, ceiling)}
      initial={rateValues(rates)}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.askLevel(level)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <RateFields />
    </CommandForm>
  );
}
