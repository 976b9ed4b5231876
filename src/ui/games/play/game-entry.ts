import type { MiniGamePicks } from "../../../api/contract/games/mini-games.ts";
import type { Game } from "../../../domain/games/games.ts";
import { selectionIdOf } from "../../../domain/games/selection-id.ts";
import type { SlipEntry } from "../../../domain/sports/slip/pick.ts";

/** A pick of a game's round as the slip takes it; null for a pick that the game does not have. */
export function gameEntry(game: Game, terms: MiniGamePicks, roundId: string, key: string): SlipEntry | null {
  const pick = terms.items.find((one) => one.key === key);
  if (!pick) return null;
  return {
    kind: "game",
    id: selectionIdOf(roundId, key),
    rule: "mini",
    betPrice: pick.betPrice,
    maxStake: pick.maxStake,
    gameId: String(game.id),
    roundId,
    gameName: game.name,
    selectionName: pick.name,
  };
}
