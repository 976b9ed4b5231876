// What the cancellation of a span does to each bet, by the rules that settle them.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { CancellationPreview } from "../../../../src/api/contract/operator/bet-cancellations.ts";
import { type LegOutcome, SETTLEMENT, type SettlementStatus } from "../../../../src/domain/sports/market.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { bet, fixture, market } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";
import type { BetRow } from "../bet-wire.ts";
import { BONUS_FEED } from "../bonus-fixture.ts";
import { type Leg, legsOf, settleRest } from "../settlement/batch.ts";
import { outcomesOf } from "../settlement/outcomes.ts";
import { previewBets } from "../settlement/preview-bets.ts";
import { latestResult } from "../settlement/result.ts";
import { type CancelledSpan, cancelledSpans, IS_CANCELLED, isCancelled } from "./spans.ts";

/** More would hold up the site for seconds: all of them change in one transaction. */
const MOST_BETS = 2_000;

export interface CancellationPlan {
  bets: BetRow[];
  legs: Map<string, Leg[]>;
  changes: { row: BetRow; status: SettlementStatus; paid: number }[];
}

/** Throws ApiError not_found, and bad_request for a span that has not passed or holds too much. */
export async function planCancellation(
  db: Queryable,
  context: ServerContext,
  span: CancelledSpan,
  isLocking: boolean,
): Promise<CancellationPlan> {
  await refuseSpan(db, context, span, isLocking);
  const found = db
    .select()
    .from(bet)
    .where(and(inArray(bet.acceptance, ["accepted", "pending"]), sql`${bet.id} in ${betsIn(span)}`))
    .orderBy(asc(bet.id))
    .limit(MOST_BETS + 1);
  const bets = isLocking ? await found.for("update") : await found;
  if (bets.length > MOST_BETS)
    throw new ApiError(
      "bad_request",
      `한 번에 ${MOST_BETS.toLocaleString("ko")}건까지 취소할 수 있습니다. 구간을 나눠주세요.`,
    );
  const spans = [...(await cancelledSpans(db, span.fixtureId)), span];
  const inForce = await latestResult(db, span.fixtureId);
  const outcomes = inForce ? await outcomesOf(db, span.fixtureId, inForce.result) : new Map<string, LegOutcome>();
  const legs = await (bets.length === 0
    ? new Map<string, Leg[]>()
    : legsOf(db, bets, outcomes, (leg) => isCancelled(spans, leg)));
  const changes = bets.map((row) => {
    if (row.acceptance === "pending") return { row, status: SETTLEMENT.cancelled, paid: row.stake };
    const { status, paid } = settleRest(row, legs.get(row.id) ?? []);
    return { row, status, paid };
  });
  return { bets, legs, changes };
}

/** Bets with a leg in the span that no cancellation has made void; what was cashed out whole is over. */
function betsIn({ fixtureId, marketId, from, to }: CancelledSpan) {
  return sql`(select p.bet_id from bet_pick p join bet b on b.id = p.bet_id
    where p.fixture_id = ${fixtureId} ${marketId === null ? sql`` : sql`and p.market_id = ${marketId}`}
      and b.placed_at >= ${from.toISOString()}::timestamptz and b.placed_at < ${to.toISOString()}::timestamptz
      and b.cashed_stake < b.stake and p.outcome <> 'void' and not ${IS_CANCELLED})`;
}

async function refuseSpan(
  db: Queryable,
  { clock }: ServerContext,
  { fixtureId, marketId, to }: CancelledSpan,
  isLocking: boolean,
): Promise<void> {
  const found = db.select({ feed: fixture.feed }).from(fixture).where(eq(fixture.id, fixtureId));
  // Held: no settlement, cash-out or placement on the fixture runs beside a cancellation.
  const [row] = isLocking ? await found.for("update") : await found;
  if (!row || row.feed === BONUS_FEED) throw new ApiError("not_found");
  if (marketId !== null) {
    const own = and(eq(market.id, marketId), eq(market.fixtureId, fixtureId));
    if ((await db.$count(market, own)) === 0) throw new ApiError("not_found");
  }
  if (to.getTime() > clock.now()) throw new ApiError("bad_request", "구간의 끝은 지금보다 뒤일 수 없습니다.");
}

export async function previewOf(db: Queryable, { changes }: CancellationPlan): Promise<CancellationPreview> {
  const moved = changes.filter(({ row, status, paid }) => status !== row.status || paid !== row.paid);
  return {
    bets: changes.length,
    // Its other legs run on.
    running: changes.filter(({ status }) => status === SETTLEMENT.inProgress).length,
    paid: moved.reduce((sum, { row, paid }) => sum + Math.max(0, paid - row.paid), 0),
    takenBack: moved.reduce((sum, { row, paid }) => sum + Math.max(0, row.paid - paid), 0),
    items: await previewBets(db, changes),
  };
}
