// Cancelled spans of time: a leg on the fixture, or on one market of it, is void where its bet was placed in the span,
// whatever the result is.
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/open.ts";
import { betCancellation } from "../../../db/schema.ts";

export interface CancelledSpan {
  fixtureId: string;
  /** null: every market. */
  marketId: string | null;
  from: Date;
  /** The first instant after it. */
  to: Date;
}

export async function cancelledSpans(db: Queryable, fixtureId: string): Promise<CancelledSpan[]> {
  const { marketId, from, to } = betCancellation;
  return db
    .select({ fixtureId: betCancellation.fixtureId, marketId, from, to })
    .from(betCancellation)
    .where(eq(betCancellation.fixtureId, fixtureId));
}

export interface PlacedLeg {
  fixtureId: string | null;
  marketId: string | null;
  placedAt: Date;
}

export function isCancelled(spans: readonly CancelledSpan[], leg: PlacedLeg): boolean {
  return spans.some(
    ({ fixtureId, marketId, from, to }) =>
      fixtureId === leg.fixtureId &&
      (marketId === null || marketId === leg.marketId) &&
      leg.placedAt >= from &&
      leg.placedAt < to,
  );
}

/** The same of a pick `p` of a bet `b`. */
export const IS_CANCELLED: SQL = sql`exists (select 1 from bet_cancellation c where c.fixture_id = p.fixture_id
  and (c.market_id is null or c.market_id = p.market_id) and b.placed_at >= c."from" and b.placed_at < c."to")`;
