// Times in forms, as the time of Seoul.
import * as v from "valibot";
import { fromSeoulInput, toSeoulInput } from "../seoul-input.ts";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

export const requiredTime = v.pipe(
  v.string(),
  v.check((text) => fromSeoulInput(text) !== null, TEXT.wrongTime),
);

/** "" is none. */
export const optionalTime = v.pipe(
  v.string(),
  v.check((text) => text === "" || fromSeoulInput(text) !== null, TEXT.wrongTime),
);

/** The instant of a field that the schema has checked. A field that shows `before` keeps it, seconds and all. */
export function instantOf(text: string, before: string | null = null): string {
  if (before !== null && text === toSeoulInput(before)) return before;
  const instant = fromSeoulInput(text);
  if (instant === null) throw new RangeError(`no time: ${text}`);
  return instant;
}
