// The rounds of all games, by one timer: what has to open is inserted in one statement, what is locked is drawn in one
// transaction.
import { eq } from "drizzle-orm";
import { GAMES } from "../../src/domain/games/games.ts";
import { nextRound, roundAt } from "../../src/domain/games/rounds.ts";
import type { ServerContext } from "../context.ts";
import { gameRound } from "../db/schema.ts";
import { every } from "../every.ts";
import { createSeeds } from "./chain.ts";
import { drawRounds } from "./draw.ts";
import { roundRow } from "./round-row.ts";
import { settleDecided } from "./settle-round.ts";
import { ensureSettings } from "./settings.ts";
import { tellRounds } from "./tell-rounds.ts";

const TICK_MS = 100;

/** Lays settings and chains, takes up what a stopped server left, then runs until `stop`. */
export async function startGames(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  const { db } = context.database;
  await ensureSettings(db);
  const rounds = createRounds(context);
  await rounds.resume();
  await rounds.tick();
  return every("rounds of games", TICK_MS, rounds.tick);
}

/** Exported for tests, which tick by hand. */
export function createRounds(context: ServerContext) {
  const { db } = context.database;
  const seeds = createSeeds(db, context.vault.box("game chain"));
  /** The last round of each game that was laid, by the game's id. */
  const laid = new Map<number, string>();
  /** Rounds that were not drawn yet, with their lock. */
  const open = new Map<string, number>();
  let chainsUntil = 0;
  /** Locks until then were told. */
  let toldUntil = Number.NEGATIVE_INFINITY;

  async function lay(now: number): Promise<void> {
    if (now >= chainsUntil) {
      await seeds.ensureChains(context.clock);
      chainsUntil = now + 3_600_000;
    }
    const current = GAMES.map((game) => roundAt(game, now)).filter(({ game, id }) => laid.get(game.id) !== id);
    if (current.length === 0) return;
    // The next one too: its commitment is known before it opens.
    const rounds = current.flatMap((round) => [round, nextRound(round)]);
    const rows = await Promise.all(rounds.map((round) => roundRow(seeds, round)));
    await db
      .insert(gameRound)
      .values(rows.flatMap((row) => row ?? []))
      .onConflictDoNothing();
    for (const round of rounds) open.set(round.id, round.closesAt);
    for (const round of current) laid.set(round.game.id, round.id);
    await tellRounds(
      context,
      current.map(({ id }) => id),
    );
  }

  /** When the first race or match that is shown now may be settled. */
  let shownUntil: number | null = null;
  async function settle(): Promise<string[]> {
    const { ids, until } = await settleDecided(context);
    shownUntil = until;
    return ids;
  }

  return {
    /** Rounds that were open when the server stopped are taken up again. */
    async resume(): Promise<void> {
      const rows = await db.select().from(gameRound).where(eq(gameRound.state, "open"));
      for (const row of rows) open.set(row.id, row.closesAt.getTime());
      await settle();
    },
    async tick(): Promise<void> {
      const now = context.clock.now();
      const locked = [...open].filter(([, closesAt]) => closesAt <= now);
      const due = locked.map(([id]) => id);
      if (due.length > 0) {
        // A lock is told once, though the draw may fail and be tried again.
        const news = locked.filter(([, closesAt]) => closesAt > toldUntil).map(([id]) => id);
        toldUntil = now;
        await tellRounds(context, news);
        await tellRounds(context, await drawRounds(context, seeds, due));
        for (const id of due) open.delete(id);
      }
      if (due.length > 0 || (shownUntil !== null && now >= shownUntil)) await tellRounds(context, await settle());
      await lay(now);
    },
  };
}
