// Rounds as they go to the wire.
import { and, asc, desc, eq, gt, inArray, lte, ne } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  MiniGameChains,
  MiniGameEvent,
  MiniGameResultsQuery,
  RoundProof,
} from "../../src/api/contract/games/mini-games.ts";
import { type Game, GAMES, gameOf, virtualSportOf } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { roundOf, runningNumber } from "../../src/domain/games/rounds.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import type { ServerContext } from "../context.ts";
import { gameBeacon, gameChain, gameRound } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { acceptedLeaves } from "./accepted-leaves.ts";

type RoundRow = typeof gameRound.$inferSelect;

/** How many decided rounds a page shows as roads and figures. */
const RECENT = 100;
const CURRENT = 2;

export function roundOnWire(row: RoundRow): MiniGameEvent {
  const round = roundOf(row.id);
  const drawn = row.state === "drawn" ? row.drawn : null;
  return {
    id: row.id,
    gameId: row.gameId,
    date: row.opensAt.toISOString(),
    number: row.number,
    running: round ? runningNumber(round) : row.number,
    opensAt: row.opensAt.getTime(),
    closesAt: row.closesAt.getTime(),
    endsAt: row.endsAt.getTime(),
    commitment: row.commitment,
    state: row.state as MiniGameEvent["state"],
    drawn,
    summary: round && drawn && KINDS[round.game.kind].summaryOf(drawn),
    // The seed of a round that is void is no secret either.
    seed: row.state === "open" ? null : row.seed,
    isSettled: row.state !== "open" && row.settledAt !== null,
  };
}

/** Newest first: the round that runs and the one before it, or the last hundred that were drawn. */
export async function recentRounds(
  context: ServerContext,
  gameId: string,
  isCurrent: boolean,
): Promise<MiniGameEvent[]> {
  if (!gameOf(gameId)) throw new ApiError("not_found");
  const rows = await context.database.db
    .select()
    .from(gameRound)
    .where(
      and(
        eq(gameRound.gameId, gameId),
        isCurrent ? lte(gameRound.opensAt, new Date(context.clock.now())) : eq(gameRound.state, "drawn"),
      ),
    )
    .orderBy(desc(gameRound.opensAt))
    .limit(isCurrent ? CURRENT : RECENT);
  return rows.map(roundOnWire);
}

/** The published ends of a day's chains, in the order of the table of games. */
export async function chainsOf(context: ServerContext, day: string): Promise<MiniGameChains["items"]> {
  const rows = await context.database.db
    .select({ gameId: gameChain.gameId, anchor: gameChain.anchor, rounds: gameChain.length })
    .from(gameChain)
    .where(eq(gameChain.day, day));
  const byGame = new Map(rows.map((row) => [row.gameId, row]));
  return GAMES.flatMap(({ id, name }) => {
    const row = byGame.get(String(id));
    return row ? [{ ...row, name }] : [];
  });
}

/** Throws ApiError not_found. */
export async function readProof(context: ServerContext, roundId: string): Promise<RoundProof> {
  const { db } = context.database;
  const [row] = await db.select().from(gameRound).where(eq(gameRound.id, roundId));
  if (!row) throw new ApiError("not_found");
  const [chain] = await db
    .select({ anchor: gameChain.anchor })
    .from(gameChain)
    .where(and(eq(gameChain.gameId, row.gameId), eq(gameChain.day, row.day)));
  const [beacon] =
    row.beaconId === null ? [] : await db.select().from(gameBeacon).where(eq(gameBeacon.id, row.beaconId));
  // From the lock on.
  const isFixed = row.root !== null;
  const leaves = isFixed ? await acceptedLeaves(db, [roundId]) : new Map<string, string[]>();
  return {
    round: roundOnWire(row),
    version: row.version,
    anchor: chain?.anchor ?? null,
    root: row.root,
    leaves: leaves.get(roundId) ?? [],
    beacon: beacon
      ? {
          publicKey: beacon.publicKey,
          genesis: beacon.genesis,
          period: beacon.period,
          isHouse: beacon.isHouse,
          round: row.beaconRound ?? 0,
          signature: row.beaconSignature,
        }
      : null,
    voidReason: row.voidReason,
  };
}

type ResultsQuery = InferOutput<typeof MiniGameResultsQuery>;

/** The games that results are asked of. Throws ApiError not_found where there are none. */
function gamesAsked({ gameId, vendor, sport }: ResultsQuery): string[] {
  const games = GAMES.filter((game) => {
    if (gameId !== undefined) return String(game.id) === gameId;
    if (vendor !== undefined) return game.vendor === vendor;
    return sport === undefined ? virtualSportOf(game) === null : isOfSport(game, sport);
  });
  if (games.length === 0) throw new ApiError("not_found");
  return games.map(({ id }) => String(id));
}

const ANY_SPORT = "all";
const isOfSport = (game: Game, sport: string): boolean => {
  const own = virtualSportOf(game);
  return own !== null && (own === sport || sport === ANY_SPORT);
};

/** Decided rounds, newest first. Those of several games are read by the day: there are tens of thousands a day. */
export async function roundResults(context: ServerContext, query: ResultsQuery) {
  const ids = gamesAsked(query);
  const { db } = context.database;
  const date = query.date ?? (ids.length === 1 ? null : seoulDay(context.clock.now()));
  const chosen = and(
    inArray(gameRound.gameId, ids),
    ne(gameRound.state, "open"),
    date === null ? undefined : eq(gameRound.day, date),
  );
  const page = await paginate(query, await db.$count(gameRound, chosen), async ({ limit, offset }) =>
    (
      await db
        .select()
        .from(gameRound)
        .where(chosen)
        .orderBy(desc(gameRound.endsAt), asc(gameRound.gameId))
        .limit(limit)
        .offset(offset)
    ).map(roundOnWire),
  );
  return { ...page, date };
}

/** The rounds that run now, of these games. */
export function runningRounds({ database, clock }: ServerContext, gameIds: readonly string[]): Promise<RoundRow[]> {
  const now = new Date(clock.now());
  return database.db
    .select()
    .from(gameRound)
    .where(and(inArray(gameRound.gameId, [...gameIds]), lte(gameRound.opensAt, now), gt(gameRound.endsAt, now)))
    .orderBy(asc(gameRound.gameId));
}
