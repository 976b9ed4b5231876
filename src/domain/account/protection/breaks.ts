// Breaks and self-exclusions: decisions, rule 22. Until their end there is no login, no bet and no credit.
import type { ProtectionRefusal } from "./text.ts";

/** How long a break lasts: the member chooses one of these, 24 hours to six weeks. */
export const BREAK_HOURS = [24, 72, 168, 336, 672, 1_008] as const;
/** How long a self-exclusion lasts: half a year to five years. */
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

export interface Absences {
  readonly breakUntil: Date | null;
  readonly excludedUntil: Date | null;
}

/** The end of an absence that is begun anew: nobody shortens one, so a longer one that is in force stays. */
export function absenceUntil(asked: Date, before: Date | null | undefined): Date {
  return before && before > asked ? before : asked;
}

/** The exclusion or the break that is in force at `now`, in milliseconds. */
export function absenceAt({ breakUntil, excludedUntil }: Absences, now: number): ProtectionRefusal | null {
  if (excludedUntil && excludedUntil.getTime() > now) return { rule: "excluded", until: excludedUntil };
  return breakUntil && breakUntil.getTime() > now ? { rule: "break", until: breakUntil } : null;
}
