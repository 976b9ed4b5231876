/** How long it is, in milliseconds, until the first of these instants that is still to come; null: none is. */
export function untilNext(times: readonly (string | null)[], now: number): number | null {
  const waits = times.flatMap((at) => (at === null || Date.parse(at) <= now ? [] : [Date.parse(at) - now]));
  return waits.length === 0 ? null : Math.min(...waits);
}
