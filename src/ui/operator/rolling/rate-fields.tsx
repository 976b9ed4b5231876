import * as v from "valibot";
import type { RollingRate } from "../../../api/contract/operator/rolling.ts";
import {
  formatPercent,
  parsePercent,
  ROLLING_CATEGORIES,
  ROLLING_SHARES,
  type RollingCategory,
  type RollingShare,
} from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { Field } from "../../frame/form/field.tsx";
import { RATES_TEXT as TEXT } from "./text.ts";

/** A form's fields: percents as text, by `fieldOf`. */
export type RateValues = Record<string, string>;

const WHOLE = 10_000;
export const fieldOf = (category: RollingCategory, share: RollingShare) => `${category}_${share}`;
const isPercent = (text: string) => (parsePercent(text) ?? Infinity) <= WHOLE;

const FIELD_NAMES = ROLLING_CATEGORIES.flatMap((category) => ROLLING_SHARES.map((share) => fieldOf(category, share)));
const entriesOf = (schema: v.GenericSchema<string>): Record<string, v.GenericSchema<string>> =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, schema]));

/** A percent in every field. */
export const percentEntries = entriesOf(v.pipe(v.string(), v.check(isPercent, TEXT.wrong)));
/** A percent or nothing. */
export const optionalPercentEntries = entriesOf(
  v.pipe(
    v.string(),
    v.check((text) => text.trim() === "" || isPercent(text), TEXT.wrong),
  ),
);

export function rateValues(rates: readonly RollingRate[]): RateValues {
  const given = rates.flatMap(({ category, own, line }) => [
    [fieldOf(category, "own"), formatPercent(own)],
    [fieldOf(category, "line"), formatPercent(line)],
  ]);
  return { ...Object.fromEntries(FIELD_NAMES.map((name) => [name, ""])), ...Object.fromEntries(given) } as RateValues;
}

/** The rates of the fields; a category without any is left out, an empty field beside a filled one is 0. */
export function ratesOf(values: RateValues): RollingRate[] {
  return ROLLING_CATEGORIES.flatMap((category) => {
    const [own, line] = ROLLING_SHARES.map((share) => (values[fieldOf(category, share)] ?? "").trim());
    if (!own && !line) return [];
    return [{ category, own: parsePercent(own ?? "") ?? 0, line: parsePercent(line ?? "") ?? 0 }];
  });
}

/** Two fields for each category. */
export function RateFields() {
  return (
    <div className="grid gap-2 phone:grid-cols-2 tablet:grid-cols-4">
      {ROLLING_CATEGORIES.flatMap((category) =>
        ROLLING_SHARES.map((share) => (
          <Field
            key={fieldOf(category, share)}
            name={fieldOf(category, share)}
            label={`${ROLLING_CATEGORY_LABELS[category]} ${TEXT[share]} %`}
            inputMode="decimal"
            maxLength={6}
          />
        )),
      )}
    </div>
  );
}
