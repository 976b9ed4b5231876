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
