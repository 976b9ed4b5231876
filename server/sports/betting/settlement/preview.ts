// What a result would do to the bets on a fixture, by the rules that settle them. Nothing is written or locked.
import { and, eq, isNull } from "drizzle-orm";
import { PREVIEWED_BETS, type ResultPreview } from "../../../../src/api/contract/operator/preview-bets.ts";
import type { FixtureOutcome } from "../../../../src/domain/sports/settlement/result.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { bet, fixture } from "../../../db/schema.ts";
import { cancelledSpans, isCancelled } from "../cancellation/spans.ts";
import { legsOf, settleRest } from "./batch.ts";
import { betsOn } from "./bets-on.ts";
import { outcomesOf } from "./outcomes.ts";
import { type BetChange, previewBets } from "./preview-bets.ts";
import { refuseResult, refuseWithoutRule } from "./result.ts";

/** Throws ApiError not_found and result_refused as the result itself would. */
export async function previewResult(
  db: Queryable,
  context: Pick<ServerContext, "clock">,
  fixtureId: string,
  result: FixtureOutcome,
): Promise<ResultPreview> {
  const [row] = await db.select().from(fixture).where(eq(fixture.id, fixtureId));
  refuseResult(context, row, result);
  const outcomes = await outcomesOf(db, fixtureId, result).catch(refuseWithoutRule);
  const spans = await cancelledSpans(db, fixtureId);
  const sums = { betsSettled: 0, betsCorrected: 0, paid: 0, takenBack: 0 };
  const shown: BetChange[] = [];
  for await (const bets of betsOn(db, fixtureId, and(eq(bet.acceptance, "accepted"), isNull(bet.voidedAt)))) {
    const legs = await legsOf(db, bets, outcomes, (leg) => isCancelled(spans, leg));
    for (const one of bets) {
      const after = settleRest(one, legs.get(one.id) ?? []);
      if (after.status === one.status && after.paid === one.paid) continue;
      if (one.settlements === 0) sums.betsSettled++;
      else sums.betsCorrected++;
      if (after.paid > one.paid) sums.paid += after.paid - one.paid;
      else sums.takenBack += one.paid - after.paid;
      if (shown.length < PREVIEWED_BETS) shown.push({ row: one, status: after.status, paid: after.paid });
    }
  }
  return { ...sums, items: await previewBets(db, shown) };
}
