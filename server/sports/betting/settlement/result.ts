// The result of a fixture: revisions are only ever added, the highest is in force.
import { desc, eq, inArray, sql } from "drizzle-orm";
import { type FixtureOutcome, isSameResult, resultProblem } from "../../../../src/domain/sports/settlement/result.ts";
import { dateNow } from "../../../clock.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable, Tx } from "../../../db/open.ts";
import { fixture, fixtureResult, market, selection } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { rowsFrom } from "../../../db/execute.ts";
import { outcomesOf } from "./outcomes.ts";

const REFUSALS = {
  score: "점수는 0 이상의 정수여야 합니다.",
  period_score: "구간 점수는 0 이상의 정수여야 합니다.",
  half_score: "전반 점수는 최종 점수보다 클 수 없습니다.",
  no_rule: "정산 규칙이 없는 마켓이 있어 결과를 등록할 수 없습니다. 경기를 취소 처리할 수 있습니다.",
  not_started: "시작하지 않은 경기의 결과는 등록할 수 없습니다.",
} as const;

export interface ResultInForce {
  revision: number;
  result: FixtureOutcome;
}

export async function latestResult(db: Queryable, fixtureId: string): Promise<ResultInForce | null> {
  const [row] = await db
    .select()
    .from(fixtureResult)
    .where(eq(fixtureResult.fixtureId, fixtureId))
    .orderBy(desc(fixtureResult.revision))
    .limit(1);
  return row ? { revision: row.revision, result: outcomeOf(row) } : null;
}

/** The scores of a row of results. */
export type ResultScores = Pick<
  typeof fixtureResult.$inferSelect,
  "home" | "away" | "homeHalf" | "awayHalf" | "periods" | "void"
>;

export function outcomeOf(row: ResultScores): FixtureOutcome {
  const { home, away, homeHalf, awayHalf, periods } = row;
  return row.void || home === null || away === null ? { void: true } : { home, away, homeHalf, awayHalf, periods };
}

/**
 * Writes the result and closes the fixture's markets for good, so that from the commit on no bet is taken on
 * them. The fixture stays `ended` until all of its bets are settled: that is how a restart finds what is left.
 * The same result again changes nothing. Throws ApiError not_found and result_refused.
 */
export async function recordResult(
  context: ServerContext,
  fixtureId: string,
  result: FixtureOutcome,
  source: string,
): Promise<ResultInForce & { isNew: boolean }> {
  return inTransaction(context.database.db, async (tx) => {
    const [row] = await tx.select().from(fixture).where(eq(fixture.id, fixtureId)).for("update");
    refuseResult(context, row, result);
    const inForce = await latestResult(tx, fixtureId);
    if (inForce && isSameResult(inForce.result, result)) return { ...inForce, isNew: false };
    const isVoid = "void" in result;
    // A market that no rule settles is found here, before anything is written.
    await outcomesOf(tx, fixtureId, result).catch(refuseWithoutRule);
    const revision = (inForce?.revision ?? 0) + 1;
    const score = isVoid ? { home: null, away: null, homeHalf: null, awayHalf: null } : result;
    const periods = isVoid ? null : (result.periods ?? null);
    await tx
      .insert(fixtureResult)
      .values({ fixtureId, revision, ...score, periods, void: isVoid, source, at: dateNow(context.clock) });
    await tx
      .update(fixture)
      .set({ status: "ended", homeScore: score.home, awayScore: score.away, clock: null })
      .where(eq(fixture.id, fixtureId));
    await closeMarkets(tx, fixtureId, isVoid ? "void" : "settled");
    return { revision, result, isNew: true };
  });
}

/** Throws ApiError not_found and result_refused where the fixture cannot be given this result. */
export function refuseResult(
  context: Pick<ServerContext, "clock">,
  row: typeof fixture.$inferSelect | undefined,
  result: FixtureOutcome,
): void {
  if (!row || row.feed === BONUS_FEED) throw new ApiError("not_found");
  refuseImpossible(result);
  const hasBegun = "void" in result || context.clock.now() >= row.startsAt.getTime();
  if (!hasBegun) throw new ApiError("result_refused", REFUSALS.not_started, { rule: "not_started" });
}

/** Throws ApiError result_refused where no match ends with it. */
export function refuseImpossible(result: FixtureOutcome): void {
  const problem = resultProblem(result);
  if (problem) throw new ApiError("result_refused", REFUSALS[problem], { rule: problem });
}

export function refuseWithoutRule(error: unknown): never {
  if (!(error instanceof RangeError)) throw error;
  throw new ApiError("result_refused", REFUSALS.no_rule, { rule: "no_rule", reason: error.message });
}

async function closeMarkets(tx: Tx, fixtureId: string, status: "settled" | "void"): Promise<void> {
  await tx
    .update(market)
    .set({ status, version: sql`${market.version} + 1` })
    .where(eq(market.fixtureId, fixtureId));
  const own = tx.select({ id: market.id }).from(market).where(eq(market.fixtureId, fixtureId));
  await tx.update(selection).set({ status }).where(inArray(selection.marketId, own));
}

/** Says that every bet on the fixture is settled by this revision; does nothing when a newer one came. */
export async function finishFixture(
  context: ServerContext,
  fixtureId: string,
  { revision, result }: ResultInForce,
): Promise<boolean> {
  const status = "void" in result ? "cancelled" : "settled";
  return inTransaction(context.database.db, async (tx) => {
    const [row] = await tx
      .select({ status: fixture.status })
      .from(fixture)
      .where(eq(fixture.id, fixtureId))
      .for("update");
    const inForce = await latestResult(tx, fixtureId);
    if (!row || row.status === status || inForce?.revision !== revision) return false;
    await tx.update(fixture).set({ status }).where(eq(fixture.id, fixtureId));
    return true;
  });
}

/** Fixtures that have a result and bets that it has not reached yet, or may have. */
export async function unfinishedFixtures(context: ServerContext): Promise<string[]> {
  const rows = await rowsFrom<{ id: string }>(
    context.database.db,
    sql`select f.id from fixture f where f.status in ('scheduled', 'live', 'ended')
        and exists (select 1 from fixture_result r where r.fixture_id = f.id) order by f.ends_at, f.id`,
  );
  return rows.map((row) => row.id);
}
