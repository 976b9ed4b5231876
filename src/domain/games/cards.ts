// Cards as numbers from 0 to 51: rank × 4 + suit, so that a deck needs no table.
import type { DrawSource } from "./draw-source.ts";

export const DECKS = 8;
export const DECK = 52;
/** spade, heart, diamond, club. */
const SUITS = 4;

/** 1 ace to 13 king. */
export const rankOf = (card: number): number => Math.floor(card / SUITS) + 1;
export const isRed = (card: number): boolean => card % SUITS === 1 || card % SUITS === 2;

/** Cards from a fresh shoe of eight decks, without putting back. */
export function shoe(source: DrawSource): () => number {
  const left = Array.from({ length: DECK }, () => DECKS);
  let count = DECK * DECKS;
  return () => {
    let at = source.below(count);
    const card = left.findIndex((n) => (at -= n) < 0);
    left[card] = (left[card] ?? 0) - 1;
    count--;
    return card;
  };
}
