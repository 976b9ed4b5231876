// What a member still has to stake before an exchange.

export interface WageringGrant {
  /** Won to be staked. */
  required: number;
  /** Stakes in won of settled bets that were placed after this grant and before the next one. */
  staked: number;
  /** What was required before is over: the member had nothing left. */
  startsAnew: boolean;
}

/** Won that are still to be staked. `grants` in the order in which they were given; a stake counts once. */
export function remainingWagering(grants: readonly WageringGrant[]): number {
  return grants.reduce(
    (left, { required, staked, startsAnew }) => Math.max(0, (startsAnew ? 0 : left) + required - staked),
    0,
  );
}
