// Rounds of the games: those that members of the history bet on, and the others of each day that were drawn without bets.
import { GAMES, type Game } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { roundAt, type RoundTimes } from "../../../src/domain/games/rounds.ts";
import { selectionIdOf } from "../../../src/domain/games/selection-id.ts";
import { seoulDay, seoulDayBounds } from "../../../src/domain/common/time.ts";
import { inArray, sql } from "drizzle-orm";
import { dateNow } from "../../clock.ts";
import { gameRound } from "../../db/schema.ts";
import { rowsOf } from "../../db/transaction.ts";
import { createSeeds, drawResult, rootOf, type Seeds } from "../../games/chain.ts";
import { drawRounds, lockRounds, NOTHING_HEARD } from "../../games/draw.ts";
import { roundRow } from "../../games/round-row.ts";
import { roundOutcomes } from "../../games/settle-round.ts";
import { placeTickets, stakeOf, someOf } from "./bets.ts";
import { settleSelections } from "./settle.ts";
import { chosen, DAY_MS, MINUTE_MS, shuffled, type World } from "./world.ts";
import { createHmac } from "node:crypto";

const GAMES_A_MOMENT = 2;
const PLAYERS = 4;
const ROWS_A_STATEMENT = 2_000;
/** The longest round and what follows it. */
const DRAWN_AFTER_MS = 5 * MINUTE_MS;

export interface GameRooms {
  seeds: Seeds;
  /** Rounds that stand already. */
  known: Set<string>;
}

export function openRooms({ context }: World): GameRooms {
  return { seeds: createSeeds(context.database.db, context.vault.box("game chain")), known: new Set() };
}

/** Lays the chains of the day in which `at` lies. Its secrets come from the seed: it is over when anything is served. */
export async function layChains({ seed }: World, { seeds }: GameRooms, at: number): Promise<void> {
  const day = seoulDay(at);
  await seeds.layDay(day, new Date(seoulDayBounds(day).from - DAY_MS), (gameId) =>
    createHmac("sha256", seed).update(`${gameId} ${day}`).digest(),
  );
}

/** Some members bet on the rounds of a few games that run at the clock, and the rounds are drawn and settled. */
export async function playRounds(world: World, { seeds, known }: GameRooms): Promise<void> {
  const { context, clock, random } = world;
  const games = shuffled(random, GAMES).slice(0, GAMES_A_MOMENT);
  const rounds = games.map((game) => roundAt(game, clock.now())).filter(({ id }) => !known.has(id));
  const rows = await Promise.all(rounds.map((round) => openRow(seeds, round)));
  await context.database.db.insert(gameRound).values(rows);
  for (const { id } of rounds) known.add(id);
  const players = someOf(world, PLAYERS * rounds.length);
  const tickets = players.flatMap((member, i) => {
    const round = rounds[i % rounds.length];
    const pick = round && chosen(random, KINDS[round.game.kind].picks);
    if (!round || !pick) return [];
    const { id, game } = round;
    const request = { kind: "game" as const, gameId: String(game.id), roundId: id };
    const picks = [{ ...request, selectionId: selectionIdOf(id, pick.key), betPrice: pick.price }];
    return [{ member, picks, stake: stakeOf(world, member, 20) }];
  });
  await placeTickets(world, tickets, 700);
  clock.moveTo(Math.max(...rounds.map(({ closesAt }) => closesAt), clock.now() - DRAWN_AFTER_MS) + 1);
  const ids = rows.map(({ id }) => id);
  await lockRounds(context, ids);
  await drawRounds(context, seeds, ids, NOTHING_HEARD);
  await context.database.db.transaction(async (tx) => {
    const drawn = await tx.select().from(gameRound).where(inArray(gameRound.id, ids));
    const outcomes = drawn.flatMap((row) => [...roundOutcomes(row)]);
    await settleSelections(tx, context, new Map(outcomes));
    await tx
      .update(gameRound)
      .set({ settledAt: dateNow(clock) })
      .where(inArray(gameRound.id, ids));
  });
}

/** The last rounds of a past day that nobody bet on, as the draw leaves them. */
export async function drawQuietRounds(
  { context }: World,
  { seeds, known }: GameRooms,
  until: number,
  most: number,
): Promise<void> {
  const rows: Awaited<ReturnType<typeof drawnRow>>[] = [];
  for (const game of GAMES)
    for (const round of lastRounds(game, until, most)) {
      if (known.has(round.id)) continue;
      known.add(round.id);
      rows.push(await drawnRow(seeds, round));
    }
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await context.database.db.execute(sql`
      insert into game_round (id, game_id, day, number, opens_at, closes_at, ends_at, commitment, state, root, seed, drawn, drawn_at, settled_at)
      select * from ${rowsOf(rows.slice(at, at + ROWS_A_STATEMENT))} as v("id" text, "gameId" text, "day" text, "number" smallint,
        "opensAt" timestamptz, "closesAt" timestamptz, "endsAt" timestamptz, "commitment" text, "state" text, "root" text, "seed" text,
        "drawn" jsonb, "drawnAt" timestamptz, "settledAt" timestamptz)`);
}

function lastRounds(game: Game, until: number, most: number): RoundTimes[] {
  const rounds: RoundTimes[] = [];
  const { day } = roundAt(game, until - 1);
  for (let at = until; rounds.length < most;) {
    const round = roundAt(game, at - 1);
    if (round.day !== day) break;
    if (round.endsAt <= until) rounds.push(round);
    at = round.opensAt;
  }
  return rounds;
}

/** These rounds are over before any beacon ran. */
async function openRow(seeds: Seeds, round: RoundTimes) {
  const row = await roundRow(seeds, round, null);
  if (!row) throw new Error(`the day of ${round.id} has no chain`);
  return row;
}

const EMPTY_ROOT = rootOf([]);

async function drawnRow(seeds: Seeds, round: RoundTimes) {
  const row = await openRow(seeds, round);
  const seed = (await seeds.seedOf(round)) ?? "";
  const root = EMPTY_ROOT;
  const drawnAt = row.closesAt;
  return { ...row, state: "drawn", root, seed, drawn: drawResult(seed, root, round), drawnAt, settledAt: drawnAt };
}
