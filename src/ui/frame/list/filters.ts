// What a list is filtered by stands in the address. A page parses it by a schema of these entries; what is not well
// formed counts as not there.
import * as v from "valibot";
import { isSeoulDay } from "../../../domain/common/time.ts";

/** The router has read numbers out of the address already. */
const written = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const wholeFilter = (min: number, max: number) =>
  v.pipe(written, v.regex(/^-?\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/** A day in Seoul, YYYY-MM-DD. */
export const dayFilter = v.pipe(written, v.check(isSeoulDay));

export const choiceFilter = <const Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(written, v.picklist(choices));

export const textFilter = (maxLength: number) => v.pipe(written, v.trim(), v.minLength(1), v.maxLength(maxLength));

type FilterEntry = v.GenericSchema<unknown, string | number>;
export type FiltersOf<Entries extends Record<string, FilterEntry>> = {
  [Name in keyof Entries]?: v.InferOutput<Entries[Name]>;
} & { page?: number };

/** Reads the entries and the page out of an address; leaves out what is not well formed. */
export function filtersOf<Entries extends Record<string, FilterEntry>>(entries: Entries) {
  const all: Record<string, FilterEntry> = { page: wholeFilter(2, 100_000), ...entries };
  return (search: Readonly<Record<string, unknown>>): FiltersOf<Entries> => {
    const found = Object.entries(all).flatMap(([name, schema]) => {
      const parsed = v.safeParse(schema, search[name]);
      return parsed.success ? [[name, parsed.output]] : [];
    });
    return Object.fromEntries(found) as FiltersOf<Entries>;
  };
}
