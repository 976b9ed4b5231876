// What the house keeps of a fixture if it ends with a score: the ladder of its liabilities. By the rules that settle bets;
// nothing is written.
import { and, eq, ne } from "drizzle-orm";
import type { WhatIf, WhatIfRequest } from "../../../src/api/contract/operator/what-if.ts";
import { expectedPayout } from "../../../src/domain/sports/settlement/settle-bet.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, fixture } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { BONUS_FEED } from "../../sports/betting/bonus-fixture.ts";
import { cancelledSpans, isCancelled } from "../../sports/betting/cancellation/spans.ts";
import { legsOf } from "../../sports/betting/settlement/batch.ts";
import { betsOn } from "../../sports/betting/settlement/bets-on.ts";
import { outcomesOf } from "../../sports/betting/settlement/outcomes.ts";
import { refuseImpossible, refuseWithoutRule } from "../../sports/betting/settlement/result.ts";

interface Sums {
  bets: number;
  stake: number;
  paid: number;
}
const nothing = (): Sums => ({ bets: 0, stake: 0, paid: 0 });
function add(sums: Sums, stake: number, paid: number): void {
  sums.bets++;
  sums.stake += stake;
  sums.paid += paid;
}

/**
 * Of open bets what was not cashed out counts. A bet of several legs is taken to win on the other fixtures, where it is
 * not decided there. In the sums of a market a bet counts on each market that it has a leg on. Throws ApiError not_found
 * and result_refused.
 */
export async function whatIf(db: Queryable, fixtureId: string, result: WhatIfRequest): Promise<WhatIf> {
  const [row] = await db
    .select({ id: fixture.id })
    .from(fixture)
    .where(and(eq(fixture.id, fixtureId), ne(fixture.feed, BONUS_FEED)));
  if (!row) throw new ApiError("not_found");
  refuseImpossible(result);
  const outcomes = await outcomesOf(db, fixtureId, result).catch(refuseWithoutRule);
  const spans = await cancelledSpans(db, fixtureId);
  const all = nothing();
  const multi = nothing();
  const byMarket = new Map<string, Sums>();
  for await (const bets of betsOn(db, fixtureId, and(eq(bet.status, 0), ne(bet.acceptance, "refused")))) {
    const legs = await legsOf(db, bets, outcomes, (leg) => isCancelled(spans, leg));
    for (const { id, stake: whole, cashedStake, combinations } of bets) {
      const own = legs.get(id) ?? [];
      const stake = whole - cashedStake;
      const paid = expectedPayout({ stake, legs: own, combinations });
      add(all, stake, paid);
      if (own.length > 1) add(multi, stake, paid);
      for (const marketId of new Set(own.flatMap((leg) => (leg.fixtureId === fixtureId ? (leg.marketId ?? []) : [])))) {
        const sums = byMarket.get(marketId) ?? nothing();
        add(sums, stake, paid);
        byMarket.set(marketId, sums);
      }
    }
  }
  const withNet = (sums: Sums) => ({ ...sums, net: sums.stake - sums.paid });
  return {
    ...withNet(all),
    multi,
    winners: [...outcomes].flatMap(([id, outcome]) => (outcome === "won" || outcome === "half_won" ? [id] : [])),
    markets: [...byMarket]
      .map(([id, sums]) => ({ id, ...withNet(sums) }))
      .toSorted((a, b) => a.net - b.net || a.id.localeCompare(b.id)),
  };
}
