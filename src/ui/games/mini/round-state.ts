import type { MiniGameEvent } from "../../../api/contract/games/mini-games.ts";
import type { MiniGameRound } from "../../../domain/games/mini-game-round.ts";
import { GAMES_TEXT } from "../text.ts";

/** A round as the machine takes it. */
export function machineRound(event: MiniGameEvent): MiniGameRound {
  const outcome = event.summary ?? GAMES_TEXT.void;
  return {
    id: event.id,
    opensAt: event.opensAt,
    closesAt: event.closesAt,
    commitment: event.commitment,
    result: event.state === "open" ? null : { outcome, seed: event.seed ?? "" },
    isSettled: event.isSettled,
  };
}

const SOON_MS = 300;
const AGAIN_MS = 700;
const LONGEST_MS = 15_000;

/** In how many milliseconds the round is read again: after its lock until it is settled, then at its end. */
export function rereadIn(round: MiniGameEvent | undefined, now: number): number {
  if (!round) return AGAIN_MS;
  if (now < round.closesAt) return Math.min(LONGEST_MS, round.closesAt - now + SOON_MS);
  if (!round.isSettled && now < round.endsAt) return AGAIN_MS;
  return Math.max(SOON_MS, Math.min(LONGEST_MS, round.endsAt - now + SOON_MS));
}
