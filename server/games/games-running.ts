// The lobby of mini-games: what runs of every game, and what was drawn last.
import { sql } from "drizzle-orm";
import type { RunningGames } from "../../src/api/contract/games/mini-games.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import type { ServerContext } from "../context.ts";
import { gameSetting } from "../db/schema.ts";
import { execute } from "../sports/feed/rows.ts";
import { roundOnWire, runningRounds } from "./rounds-read.ts";
import { termsOf } from "./settings.ts";

interface Drawn extends Record<string, unknown> {
  gameId: string;
  id: string;
  drawn: number[][];
}

const IDS = GAMES.map(({ id }) => String(id));
const LAST = 10;

/** In the order of the table of games. */
export async function gamesRunning(context: ServerContext): Promise<RunningGames["items"]> {
  const { db } = context.database;
  const settings = await db.select().from(gameSetting);
  const rounds = new Map((await runningRounds(context, IDS)).map((row) => [row.gameId, row]));
  const { rows } = await execute<Drawn>(
    db,
    sql`select g.id as "gameId", r.id, r.drawn
    from unnest(${sql.param(IDS)}::text[]) as g(id)
    cross join lateral (
      select id, drawn, opens_at from game_round
      where game_id = g.id and state = 'drawn' order by opens_at desc limit ${LAST}
    ) r
    order by r.opens_at desc`,
  );
  const last = Map.groupBy(rows, ({ gameId }) => gameId);
  return IDS.map((gameId) => {
    const round = rounds.get(gameId);
    return {
      gameId,
      isMaintained: termsOf(settings, gameId).isMaintained,
      round: round ? roundOnWire(round) : null,
      last: (last.get(gameId) ?? []).map(({ id, drawn }) => ({ id, drawn })),
    };
  });
}
