// The list of upcoming games: specification, section 4; decisions, rule 18. Dates are milliseconds since 1970.

export interface UpcomingGame {
  id: string;
  date: number;
}

/** An upcoming fixture, with what its card shows. `date` is its kick-off. */
export interface UpcomingFixture extends UpcomingGame {
  sportId: string;
  leagueName: string;
  homeName: string;
  awayName: string;
}

/** Games whose date has passed are dropped; one whose date is now has begun. */
export function withoutPast<Game extends UpcomingGame>(games: readonly Game[], now: number): Game[] {
  return games.filter(({ date }) => date > now);
}

/** Merged by id, the newer entry wins whatever its date; the soonest first. */
export function mergeUpcoming<Game extends UpcomingGame>(
  held: readonly Game[],
  newer: readonly Game[],
  now: number,
): Game[] {
  const merged = new Map([...held, ...newer].map((game) => [game.id, game]));
  // Stryker disable next-line EqualityOperator: no two ids are equal after the merge.
  return withoutPast([...merged.values()], now).toSorted((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1));
}
