import * as v from "valibot";

/** One of these numbers, as a select field holds it: as text. */
export const typedNumber = <const Choice extends number>(choices: readonly Choice[]) =>
  v.pipe(v.string(), v.transform(Number), v.picklist(choices));
