// The events that both pages are given: the same ones, from one seed.
import type { PriceItem } from "../../../src/api/prices/price-store.ts";

export const PRICES = 1_000;

/** A small generator of 32-bit numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Prices to begin with, in hundredths. */
export function firstPrices(): number[] {
  const next = seeded(1);
  return Array.from({ length: PRICES }, () => 110 + Math.floor(next() * 500));
}

/** 1,000 events of one price each; about one in forty is a suspension. */
export function ticks(round: number): PriceItem[] {
  const next = seeded(round + 2);
  return Array.from({ length: PRICES }, () => ({
    selectionId: `s${Math.floor(next() * PRICES)}`,
    betPrice: 110 + Math.floor(next() * 500),
    status: next() < 0.025 ? "suspended" : "open",
  }));
}
