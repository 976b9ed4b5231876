// Prices by hand, as traders set them: docs/decisions/prices-by-hand.md.
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { HandPriceChange } from "../../../src/api/contract/operator/live-offers.ts";
import { formatPrice } from "../../../src/domain/common/price.ts";
import { isFarFromFeed } from "../../../src/domain/sports/hand-price.ts";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { fixture, market, selection } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { giveBack, holdPrice } from "../../sports/feed/prices.ts";
import type { PriceRow } from "../../sports/feed/price-row.ts";
import { recordAction } from "./actions.ts";
import { offerName, selectionAt } from "./targets.ts";

const TAKES_PRICES: readonly string[] = ["inactive", "open", "suspended"];

/**
 * Sets the price of an outcome, or gives it back to the feed. Returns what is to be published after the commit. Throws
 * ApiError not_found, and request_moved where the market takes no price any more or the price is the feed's already.
 */
export async function changePrice(
  tx: Tx,
  clock: Clock,
  by: string,
  selectionId: string,
  { price, reason }: HandPriceChange,
): Promise<PriceRow[]> {
  const { market: at } = await selectionAt(tx, selectionId);
  // In the order of the tables, as a feed and a result do.
  await tx.select({ id: fixture.id }).from(fixture).where(eq(fixture.id, at.fixtureId)).for("share");
  await tx.select({ id: market.id }).from(market).where(eq(market.id, at.id)).for("update");
  const now = await selectionAt(tx, selectionId);
  if (!TAKES_PRICES.includes(now.market.status))
    throw new ApiError("request_moved", "마감된 마켓의 배당은 바꿀 수 없습니다.");
  const from = now.selection.price;
  const rows =
    price === null ? await giveBack(tx, selectionId) : await holdPrice(tx, clock, selectionId, { price, by });
  const [row] = rows;
  if (!row) throw new ApiError("request_moved", "이미 공급 배당입니다.");
  await recordAction(tx, clock, {
    by,
    action: "price",
    scope: "selection",
    key: selectionId,
    name: offerName(now),
    reason,
    counts: { ...(price === null && { toFeed: 1 }), from, price: row.betPrice },
  });
  return rows;
}

/** Throws ApiError request_moved where a price of the market stopped it and is as far from the feed as it was. */
export async function refuseFarPrices(db: Queryable, marketId: string): Promise<void> {
  const rows = await db
    .select({ price: selection.price, feedPrice: selection.feedPrice })
    .from(selection)
    .where(and(eq(selection.marketId, marketId), isNotNull(selection.byHand), isNull(selection.byHandApproval)));
  const far = rows.find(({ price, feedPrice }) => feedPrice !== null && isFarFromFeed(price, feedPrice));
  if (!far) return;
  throw new ApiError(
    "request_moved",
    `수동 배당(${formatPrice(far.price)})이 공급 배당(${formatPrice(far.feedPrice ?? 0)})에서 벗어나 있습니다. 배당을 먼저 고치거나 되돌려주세요.`,
  );
}
