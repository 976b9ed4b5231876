// What the rounds that run can cost the house.
import { and, count, eq, inArray, isNull, sum } from "drizzle-orm";
import type { GameExposure } from "../../src/api/contract/operator/game-exposure.ts";
import { type Exposure, exposureOf, type PickStakes } from "../../src/domain/games/exposure.ts";
import { GAMES, gameOf } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { roundPickOf } from "../../src/domain/games/round-picks.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { bet, betPick } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { runningRounds } from "./rounds-read.ts";

/** As many as a screen shows: the worst for the house. */
const OUTCOMES = 30;

/** Of the round that runs, by game; games without bets are left out. */
export async function openExposures(context: ServerContext): Promise<Map<string, Exposure>> {
  const running = await runningRounds(
    context,
    GAMES.map(({ id }) => String(id)),
  );
  const stakes = await stakesByPick(
    context.database.db,
    running.map(({ id }) => id),
  );
  return new Map(
    running.flatMap(({ id, gameId }) => {
      const game = gameOf(gameId);
      const of = stakes.get(id);
      return game && of ? [[gameId, exposureOf(KINDS[game.kind], of)] as const] : [];
    }),
  );
}

/** Throws ApiError not_found. */
export async function gameExposure(context: ServerContext, gameId: string): Promise<GameExposure> {
  const game = gameOf(gameId);
  if (!game) throw new ApiError("not_found");
  const [round] = await runningRounds(context, [gameId]);
  if (!round) return { round: null, stake: 0, payout: 0, picks: [], outcomes: [] };
  const stakes = await stakesByPick(context.database.db, [round.id]);
  const { outcomes, ...exposure } = exposureOf(KINDS[game.kind], stakes.get(round.id) ?? []);
  const { id, closesAt, endsAt } = round;
  return {
    round: { id, closesAt: closesAt.getTime(), endsIn: endsAt.getTime() - context.clock.now() },
    ...exposure,
    outcomes: outcomes.slice(0, OUTCOMES),
  };
}

async function stakesByPick(db: Queryable, roundIds: readonly string[]): Promise<Map<string, PickStakes[]>> {
  if (roundIds.length === 0) return new Map();
  const rows = await db
    .select({
      roundId: betPick.roundId,
      selectionId: betPick.selectionId,
      bets: count(),
      stake: sum(bet.stake),
      payout: sum(bet.payout),
    })
    .from(betPick)
    .innerJoin(bet, eq(bet.id, betPick.betId))
    .where(and(inArray(betPick.roundId, [...roundIds]), eq(bet.acceptance, "accepted"), isNull(bet.voidedAt)))
    .groupBy(betPick.roundId, betPick.selectionId);
  const byRound = Map.groupBy(rows, ({ roundId }) => roundId ?? "");
  return new Map(
    [...byRound].map(([roundId, of]) => [
      roundId,
      of.flatMap(({ selectionId, bets, stake, payout }) => {
        const key = roundPickOf(selectionId)?.pick.key;
        return key === undefined ? [] : [{ key, bets, stake: Number(stake), payout: Number(payout) }];
      }),
    ]),
  );
}
