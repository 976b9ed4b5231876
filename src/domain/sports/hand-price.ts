// Prices that a trader sets by hand: docs/decisions/prices-by-hand.md.
import type { Price } from "../common/price.ts";
import { parsePercent } from "../wallet/rolling.ts";

export const LOWEST_HAND_PRICE: Price = 101;
/** As far as the field takes it: three digits and two places. */
export const HIGHEST_HAND_PRICE: Price = 99_999;

/** In percent: so far from the feed one person sets a price alone. */
const ALONE_WITHIN = 10;

/** Whether one of the two pays more than a tenth more than the other. */
export function isFarFromFeed(price: Price, feedPrice: Price): boolean {
  const [low, high] = price < feedPrice ? [price, feedPrice] : [feedPrice, price];
  return high * 100 > low * (100 + ALONE_WITHIN);
}

/** "2.15" → 215; null for what is no number with at most two places. */
export const parsePrice = (text: string): Price | null => parsePercent(text);
