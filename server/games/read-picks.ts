// Picks of games as they stand, for a slip that is checked again.
import { inArray } from "drizzle-orm";
import type { PickNow } from "../../src/api/contract/sports/bets.ts";
import { roundPickOf } from "../../src/domain/games/round-picks.ts";
import { gamePickNow } from "../sports/betting/picks/game/game-source.ts";
import type { Queryable } from "../db/open.ts";
import { gameRound, gameSetting } from "../db/schema.ts";
import { settingIds, termsOf } from "./settings.ts";

/** Ids that name no pick of a round are left out. */
export async function readGamePicks(db: Queryable, ids: readonly string[], now: number): Promise<PickNow[]> {
  const named = ids.flatMap((id) => roundPickOf(id) ?? []);
  if (named.length === 0) return [];
  const roundIds = named.map(({ round }) => round.id);
  const settings = named.flatMap(({ round }) => settingIds(String(round.game.id)));
  const rows = await db.select().from(gameRound).where(inArray(gameRound.id, roundIds));
  const terms = await db.select().from(gameSetting).where(inArray(gameSetting.id, settings));
  return named.map((one) => {
    const row = rows.find(({ id }) => id === one.round.id);
    return gamePickNow(one, row, termsOf(terms, String(one.round.game.id)), now);
  });
}
