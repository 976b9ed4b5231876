// The clock of football, as members read it: 45 minutes, a break of 15, 45 minutes.

/** Minutes from the kick-off to the end, the break included. */
export const FOOTBALL_MINUTES = 105;

/** The clock after `minutes` since the kick-off, in league time. */
export function footballClock(minutes: number): string {
  if (minutes < 45) return `전반 ${Math.floor(minutes) + 1}'`;
  if (minutes < 60) return "하프타임";
  return `후반 ${Math.min(90, Math.floor(minutes) - 14)}'`;
}
