// The rounds of a mini-game: decisions, rule 19. Times are milliseconds since 1970, by the server's clock.

/** A round's last seconds, in which the page counts down; bets are taken until the end of them. */
const ROUND_CLOSING_MS = 10_000;

interface RoundResult {
  outcome: string;
  /** What the draw was made from; its hash is the commitment that was published before. */
  seed: string;
}

export interface MiniGameRound {
  id: string;
  opensAt: number;
  closesAt: number;
  /** The hash of the seed, published before the round opens. */
  commitment: string;
  /** null until it was drawn. */
  result: RoundResult | null;
  /** Its bets were paid. */
  isSettled: boolean;
}

export const ROUND_PHASES = ["waiting", "open", "closing", "closed", "drawn", "settled"] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** Where a round stands: what the server did with it comes before what the clock says. */
export function roundPhase(round: MiniGameRound, now: number): RoundPhase {
  if (round.isSettled) return "settled";
  if (round.result !== null) return "drawn";
  if (now >= round.closesAt) return "closed";
  if (now < round.opensAt) return "waiting";
  return now >= round.closesAt - ROUND_CLOSING_MS ? "closing" : "open";
}

/** True of another round than the one that is kept, which opens later. */
export function isLaterRound(kept: MiniGameRound | null, read: MiniGameRound): boolean {
  return kept === null || (kept.id !== read.id && read.opensAt > kept.opensAt);
}

/** The round to show: the later one; of the same round nothing that was known is lost to an answer that is late. */
export function latestRound(kept: MiniGameRound | null, read: MiniGameRound): MiniGameRound {
  if (kept === null || isLaterRound(kept, read)) return read;
  if (kept.id !== read.id) return kept;
  return { ...read, result: read.result ?? kept.result, isSettled: kept.isSettled || read.isSettled };
}

/** Whole seconds until the round opens or, once it has, until it closes; 0 afterwards. */
export function roundSecondsLeft(round: MiniGameRound, now: number): number {
  const end = now < round.opensAt ? round.opensAt : round.closesAt;
  return Math.max(0, Math.ceil((end - now) / 1_000));
}
