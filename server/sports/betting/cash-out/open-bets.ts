// Open bets with all that their price hangs on, as they stand at one moment.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { CashOutLeg, OpenBet } from "../../../../src/domain/sports/cash-out/cash-out.ts";
import { probabilitiesOf } from "../../../../src/domain/sports/goal-model/margin.ts";
import type { LegOutcome } from "../../../../src/domain/sports/market.ts";
import type { Queryable } from "../../../db/open.ts";
import { betPick, cashOutRequest, fixture, market, selection } from "../../../db/schema.ts";
import { type FixtureModel, readModels } from "../../feed/fixture-models.ts";
import type { BetRow } from "../bet-wire.ts";
import { scoresFor } from "../placement/combinations.ts";

export interface OfferedBet extends OpenBet {
  /** Rises with each stop of one of its markets, and of a running market of one of its fixtures. */
  readonly version: number;
  /** How long a cash-out of it waits, in milliseconds; 0 where no open leg runs. */
  readonly delayMs: number;
}

export interface Moment {
  /** In milliseconds. */
  now: number;
  /** Of a running leg whose market has no delay of its own. */
  inPlayDelayMs: number;
}

interface LegRow {
  pick: typeof betPick.$inferSelect;
  market: typeof market.$inferSelect | null;
  selection: typeof selection.$inferSelect | null;
  fixture: Pick<typeof fixture.$inferSelect, "status" | "startsAt"> | null;
}

/** The bets by their id. A bet on a game has no price. */
export async function openBets(
  db: Queryable,
  bets: readonly BetRow[],
  { now, inPlayDelayMs }: Moment,
): Promise<Map<string, OfferedBet>> {
  if (bets.length === 0) return new Map();
  const rows: LegRow[] = await db
    .select({ pick: betPick, market, selection, fixture: { status: fixture.status, startsAt: fixture.startsAt } })
    .from(betPick)
    .leftJoin(selection, eq(selection.id, betPick.marketSelectionId))
    .leftJoin(market, eq(market.id, selection.marketId))
    .leftJoin(fixture, eq(fixture.id, market.fixtureId))
    .where(
      inArray(
        betPick.betId,
        bets.map(({ id }) => id),
      ),
    )
    .orderBy(asc(betPick.betId), asc(betPick.position));
  const open = rows.filter(({ pick }) => pick.outcome === "open");
  const fixtureIds = (of: readonly LegRow[]) => [...new Set(of.flatMap(({ pick }) => pick.fixtureId ?? []))];
  const models = await readModels(db, fixtureIds(open));
  const running = await runningMarkets(db, fixtureIds(rows));
  const waiting = await waitingBets(db, bets);
  const books = await booksOf(
    db,
    open.filter(({ pick }) => !models.has(pick.fixtureId ?? "")),
  );
  const legOf = (row: LegRow): CashOutLeg => ({
    betPrice: row.pick.betPrice,
    outcome: row.pick.outcome as LegOutcome,
    fixtureId: row.pick.fixtureId,
    isBonus: row.market?.phase === "bonus",
    market: { kind: row.market?.kind ?? "", period: row.market?.period ?? "", line: row.market?.line ?? null },
    key: row.selection?.key ?? "",
    isSuspended: row.market?.status === "suspended" || running.get(row.pick.fixtureId ?? "")?.isStopped === true,
    chance: books.get(row.pick.selectionId) ?? null,
  });
  return new Map(
    bets.map((row) => {
      const own = rows.filter(({ pick }) => pick.betId === row.id);
      return [
        row.id,
        {
          version: versionOf(own, running),
          delayMs: delayOf(own, running, { now, inPlayDelayMs }),
          stake: row.stake - row.cashedStake,
          isOpen: row.status === 0,
          isPending: row.acceptance === "pending",
          isWaiting: waiting.has(row.id),
          legs: own.map(legOf),
          combinations: row.combinations,
          scoresOf: (fixtureId, legs) => scoresOf(models.get(fixtureId), legs, now),
        },
      ];
    }),
  );
}

function scoresOf(model: FixtureModel | undefined, legs: readonly CashOutLeg[], now: number) {
  return model ? scoresFor(model, legs, now) : null;
}

/** The markets of one fixture that are in play. */
interface RunningMarkets {
  /** Something has just happened, and no price of the fixture is true. */
  isStopped: boolean;
  /** The longest of those that take bets; null: as configured. */
  delayMs: number | null;
  stops: number;
}

async function runningMarkets(db: Queryable, fixtureIds: readonly string[]): Promise<Map<string, RunningMarkets>> {
  if (fixtureIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: market.fixtureId,
      isStopped: sql<boolean>`bool_or(${market.status} = 'suspended')`,
      delayMs: sql<number | null>`max(${market.delayMs}) filter (where ${market.status} in ('open', 'suspended'))`,
      stops: sql<number>`sum(${market.stopVersion})::int`,
    })
    .from(market)
    .where(and(inArray(market.fixtureId, [...fixtureIds]), eq(market.phase, "live")))
    .groupBy(market.fixtureId);
  return new Map(rows.map(({ id, ...of }) => [id, of]));
}

/** A sum of numbers that only rise. A market that goes in play moves from one part of the sum to the other. */
function versionOf(legs: readonly LegRow[], running: ReadonlyMap<string, RunningMarkets>): number {
  const fixtures = new Set(legs.flatMap(({ pick }) => pick.fixtureId ?? []));
  const apart = legs.reduce((sum, leg) => sum + (leg.market?.phase === "live" ? 0 : (leg.market?.stopVersion ?? 0)), 0);
  return [...fixtures].reduce((sum, id) => sum + (running.get(id)?.stops ?? 0), apart);
}

/** The longest that a bet in play on one of its open legs would wait. */
function delayOf(legs: readonly LegRow[], running: ReadonlyMap<string, RunningMarkets>, moment: Moment): number {
  const delays = legs
    .filter((leg) => isRunning(leg, moment.now))
    .map(({ pick, market: own }) => {
      const delayMs = own?.phase === "live" ? own.delayMs : running.get(pick.fixtureId ?? "")?.delayMs;
      return delayMs ?? moment.inPlayDelayMs;
    });
  return Math.max(0, ...delays);
}

/** A match runs from its kick-off by the clock on, also before its feed says so. */
function isRunning({ pick, market: own, fixture: of }: LegRow, now: number): boolean {
  if (pick.outcome !== "open" || !of || own?.phase === "bonus") return false;
  return own?.phase === "live" || of.status !== "scheduled" || of.startsAt.getTime() <= now;
}

/** Of these bets, those with a cash-out that is not decided. */
async function waitingBets(db: Queryable, bets: readonly BetRow[]): Promise<Set<string>> {
  const ids = bets.map(({ id }) => id);
  const rows = await db
    .select({ betId: cashOutRequest.betId })
    .from(cashOutRequest)
    .where(and(inArray(cashOutRequest.betId, ids), eq(cashOutRequest.state, "pending")));
  return new Set(rows.map(({ betId }) => betId));
}

/** The chance behind each selection's price in a market that is open, its margin taken out. */
async function booksOf(db: Queryable, legs: readonly LegRow[]): Promise<Map<string, number>> {
  const ids = [...new Set(legs.flatMap((leg) => (leg.market?.status === "open" ? [leg.market.id] : [])))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: selection.id, marketId: selection.marketId, price: selection.price })
    .from(selection)
    .where(inArray(selection.marketId, ids));
  const chances = new Map<string, number>();
  for (const book of Map.groupBy(rows, ({ marketId }) => marketId).values()) {
    // One side alone says nothing of its margin.
    if (book.length < 2) continue;
    probabilitiesOf(book.map(({ price }) => price)).forEach((chance, i) => chances.set(book[i]?.id ?? "", chance));
  }
  return chances;
}
