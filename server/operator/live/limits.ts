// What is taken on a market and on an outcome at most: docs/decisions/limits-of-an-offer.md.
import { eq, sql } from "drizzle-orm";
import type { OfferLimitsChange } from "../../../src/api/contract/operator/live-offers.ts";
import type { Clock } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { market, selection } from "../../db/schema.ts";
import { recordAction } from "./actions.ts";
import { marketAt, offerName, selectionAt } from "./targets.ts";

/** Throws ApiError not_found. */
export async function changeLimits(
  tx: Tx,
  clock: Clock,
  by: string,
  { scope, key, maxStake, maxLiability, reason }: OfferLimitsChange,
): Promise<void> {
  const offered = await (scope === "market" ? marketAt(tx, key) : selectionAt(tx, key));
  // A bet that was judged by other limits is judged again: it compares the version.
  await tx
    .update(market)
    .set({ version: sql`${market.version} + 1`, ...(scope === "market" && { maxStake, maxLiability }) })
    .where(eq(market.id, offered.market.id));
  if (scope === "selection") await tx.update(selection).set({ maxStake, maxLiability }).where(eq(selection.id, key));
  const counts = { ...(maxStake !== null && { maxStake }), ...(maxLiability !== null && { maxLiability }) };
  await recordAction(tx, clock, { by, action: "limit", scope, key, name: offerName(offered), reason, counts });
}
