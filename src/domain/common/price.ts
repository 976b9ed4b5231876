// Prices and money: decisions, rule 1. A price is an integer in hundredths (1.95 = 195), money an
// integer in won. The browser and the server run these same functions.

/** Decimal odds in hundredths, at least 100. */
export type Price = number;
/** Korean won, an integer. */
export type Won = number;

export const EVEN_PRICE: Price = 100;

/** The product of the legs' prices, truncated to two places once, at the end. No legs: 1.00. */
export function combinePrices(prices: readonly Price[]): Price {
  let product = 1n;
  for (const price of prices) product *= BigInt(price);
  const scaled = prices.length === 0 ? 100n : product / 100n ** BigInt(prices.length - 1);
  return Number(scaled);
}

/** floor(stake × price), in won. */
export function payoutOf(stake: Won, price: Price): Won {
  return Number((BigInt(stake) * BigInt(price)) / 100n);
}

/** 195 → "1.95". */
export function formatPrice(price: Price): string {
  const whole = Math.trunc(price / 100);
  const rest = String(price % 100).padStart(2, "0");
  return `${addComma(whole)}.${rest}`;
}

/** Thousands separators; an empty number shows 0 (specification, section 5). */
export function addComma(value: number | null | undefined): string {
  return String(Math.trunc(value || 0)).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
