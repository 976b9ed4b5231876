// Which games close next, and how far their rounds are.

export interface RoundSpan {
  /** Milliseconds since 1970. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Those whose rounds take bets at `now`, the next to close first; of those that close together the order stays. */
export function closingNext<Of>(games: readonly Of[], roundOf: (game: Of) => RoundSpan | null, now: number): Of[] {
  return games
    .flatMap((game) => {
      const round = roundOf(game);
      return round && round.opensAt <= now && now < round.closesAt ? [{ game, closesAt: round.closesAt }] : [];
    })
    .toSorted((a, b) => a.closesAt - b.closesAt)
    .map(({ game }) => game);
}

/** How much of the time for bets is left, from 1 down to 0. */
export function shareLeft({ opensAt, closesAt }: RoundSpan, now: number): number {
  return Math.min(1, Math.max(0, (closesAt - now) / (closesAt - opensAt)));
}
