import { isSeoulDay } from "../../../domain/common/time.ts";
import { DATE_TEXT } from "./text.ts";

/** Days as a form has them; "" is none. */
export interface Span {
  from: string;
  to: string;
}

/** What is wrong with the days, by field, in Korean; null when the span can be asked for. Both days belong to it. */
export function spanProblems({ from, to }: Span): Partial<Record<keyof Span, string>> | null {
  const problems: Partial<Record<keyof Span, string>> = {};
  if (from !== "" && !isSeoulDay(from)) problems.from = DATE_TEXT.wrong;
  if (to !== "" && !isSeoulDay(to)) problems.to = DATE_TEXT.wrong;
  const hasBoth = from !== "" && to !== "" && !problems.from && !problems.to;
  if (hasBoth && from > to) problems.from = DATE_TEXT.reversed;
  return Object.keys(problems).length > 0 ? problems : null;
}
