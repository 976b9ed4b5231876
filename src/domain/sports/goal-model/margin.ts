// Between probabilities and prices. A price is an integer in hundredths, a margin a share (0.06 = 6 %).
import type { Price } from "../../common/price.ts";

export const LOWEST_PRICE: Price = 101;
export const HIGHEST_PRICE: Price = 5_000;

/** The price of a probability under a margin, cut down to hundredths and held between the bounds. */
export function priceOf(probability: number, margin: number): Price {
  if (!(probability > 0)) return HIGHEST_PRICE;
  const price = Math.floor(100 / (probability * (1 + margin)) + 1e-9);
  return Math.min(HIGHEST_PRICE, Math.max(LOWEST_PRICE, price));
}

/** What a full book of prices adds up to: 1.06 is a margin of 6 %. */
export function bookOf(prices: readonly Price[]): number {
  return prices.reduce((sum, price) => sum + 100 / price, 0);
}

/** Probabilities behind a full book, the margin taken out in proportion; they sum to 1. */
export function probabilitiesOf(prices: readonly Price[]): number[] {
  const book = bookOf(prices);
  return prices.map((price) => 100 / price / book);
}
