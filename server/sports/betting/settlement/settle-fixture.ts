// A fixture's result reaches its bets: the result first, then batch after batch, then the fixture's own status.
import { eq } from "drizzle-orm";
import type { ResultReport } from "../../../../src/api/contract/operator/fixtures.ts";
import type { FixtureStatus, MarketStatus } from "../../../../src/domain/sports/market.ts";
import type { FixtureOutcome } from "../../../../src/domain/sports/settlement/result.ts";
import type { MarketPhase } from "../../../../src/domain/sports/slip/pick.ts";
import type * as v from "valibot";
import type { ServerContext } from "../../../context.ts";
import { fixture, market, selection } from "../../../db/schema.ts";
import { inOwnOrder } from "../../../leases/own-order.ts";
import { publishBets } from "../member-events.ts";
import { settleBatch } from "./batch.ts";
import { finishFixture, latestResult, recordResult, unfinishedFixtures } from "./result.ts";
import { publishFixtures, publishPrices } from "../../feed/publish.ts";
import { report } from "../../../log.ts";

const BETS_A_BATCH = 200;

type Counts = Pick<v.InferOutput<typeof ResultReport>, "betsSettled" | "betsCorrected">;
export type SettlementReport = Counts & { revision: number };

/**
 * Gives a fixture its result, or a revised one, and settles every bet on it. `source` is the feed's name or
 * the operator's id. The same result again changes nothing. Cut off in the middle, it is completed by
 * `finishSettlements`. Throws ApiError not_found and result_refused.
 */
export async function settleFixture(
  context: ServerContext,
  fixtureId: string,
  result: FixtureOutcome,
  source: string,
  batchSize = BETS_A_BATCH,
): Promise<SettlementReport> {
  const { revision, isNew } = await recordResult(context, fixtureId, result, source);
  if (isNew) {
    await publishMarkets(context, fixtureId);
    await publishFixture(context, fixtureId);
  }
  return { revision, ...(await settleOpenBets(context, fixtureId, batchSize)) };
}

/** Completes what a stopped process left unsettled. A fixture that fails does not hold up the others. */
export async function finishSettlements(context: ServerContext): Promise<void> {
  for (const fixtureId of inOwnOrder(context.node, await unfinishedFixtures(context), (id) => id)) {
    await settleOpenBets(context, fixtureId).catch((error: unknown) => report(`settlement of ${fixtureId}`, error));
  }
}

async function settleOpenBets(context: ServerContext, fixtureId: string, batchSize = BETS_A_BATCH): Promise<Counts> {
  const counts: Counts = { betsSettled: 0, betsCorrected: 0 };
  // Read before the batches: they may only finish the revision that they have seen through.
  const inForce = await latestResult(context.database.db, fixtureId);
  for (;;) {
    const batch = await settleBatch(context, fixtureId, batchSize);
    if (batch.betIds.length === 0) break;
    counts.betsSettled += batch.settled;
    counts.betsCorrected += batch.corrected;
    await publishBets(context, batch.betIds);
  }
  if (inForce && (await finishFixture(context, fixtureId, inForce))) await publishFixture(context, fixtureId);
  return counts;
}

async function publishFixture({ database, events }: ServerContext, fixtureId: string): Promise<void> {
  const [row] = await database.db.select().from(fixture).where(eq(fixture.id, fixtureId));
  if (!row) return;
  const score = row.homeScore === null || row.awayScore === null ? null : { home: row.homeScore, away: row.awayScore };
  const { id, status, startsAt, clock } = row;
  const item = { id, status: status as FixtureStatus, startsAt: startsAt.toISOString(), score, clock };
  publishFixtures({ events }, [item], null);
}

async function publishMarkets({ database, events }: ServerContext, fixtureId: string): Promise<void> {
  const rows = await database.db
    .select({
      selectionId: selection.id,
      marketId: market.id,
      fixtureId: market.fixtureId,
      betPrice: selection.price,
      status: market.status,
      version: market.version,
      phase: market.phase,
    })
    .from(selection)
    .innerJoin(market, eq(market.id, selection.marketId))
    .where(eq(market.fixtureId, fixtureId));
  const items = rows.map((row) => ({ ...row, status: row.status as MarketStatus, phase: row.phase as MarketPhase }));
  publishPrices({ events }, items);
}
