// Reminders of the time since the login: decisions, rule 22.

/** How often the page reminds of the time, in minutes; 0: never. */
export const REMINDER_MINUTES = [0, 15, 30, 60, 120] as const;

/** An answer about the login that did not come is asked for again after this time. */
export const REMINDER_RETRY_MS = 30_000;

/** When the next reminder is due, in milliseconds from now: at each full interval since the login. */
export function untilReminder(minutes: number, elapsedMs: number): number {
  const every = minutes * 60_000;
  return every - (elapsedMs % every);
}
