// Prices that an operator writes, one a line: "p-odd=1.90".
import { formatPrice } from "../../../domain/price.ts";

export function priceLines(prices: Readonly<Record<string, number>>): string {
  return Object.entries(prices)
    .map(([key, price]) => `${key}=${formatPrice(price)}`)
    .join("\n");
}

/** The prices in hundredths, or the first line that is none. */
export function readPriceLines(text: string): { prices: Record<string, number> } | { wrong: string } {
  const prices: Record<string, number> = {};
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const match = /^([a-z0-9-]+)\s*=\s*(\d{1,4})(?:\.(\d{1,2}))?$/.exec(line);
    if (!match?.[1]) return { wrong: line };
    prices[match[1]] = Number(match[2]) * 100 + Number((match[3] ?? "").padEnd(2, "0"));
  }
  return { prices };
}
