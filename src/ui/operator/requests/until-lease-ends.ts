/** Clocks differ: what should have ended is asked for no more often than this. */
const SOONEST_MS = 5_000;

/** How long until the first lease of these rows ends, when they read otherwise; null: there is none. */
export function untilLeaseEnds(rows: readonly { lease: { until: string } | null }[], now = Date.now()): number | null {
  const ends = rows.flatMap(({ lease }) => (lease ? [Date.parse(lease.until) - now] : []));
  return ends.length === 0 ? null : Math.max(SOONEST_MS, Math.min(...ends));
}
