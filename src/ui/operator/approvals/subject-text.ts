import { SUBJECT_NAMES } from "./text.ts";

/** `member:member01` as an operator reads it. */
export function subjectText(subject: string): string {
  const [kind = "", ...rest] = subject.split(":");
  const name = SUBJECT_NAMES[kind] ?? kind;
  return rest.length === 0 ? name : `${name} ${rest.join(":")}`;
}
