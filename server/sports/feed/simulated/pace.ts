// How much the simulated feed plays at a time: a demo's few matches, or the load that the configuration asks for.
import type { Config } from "../../../config.ts";
import type { FeedBatch } from "../feed.ts";
import { EXTRA_AHEAD_MS, EXTRA_EVERY_MS, extraMatches, MATCH_MS, type Planned } from "./schedule.ts";

const QUOTE_EVERY_MS = 2_000;
/** Under a load prices follow each other as closely as the feed is asked. */
const LOADED_QUOTE_EVERY_MS = 500;
const LOADED_AHEAD_MS = 60_000;
/** Prices wander so much faster under a load: else few of them change from one second to the next. */
const LOADED_RESTLESS = 4;
/** A batch is one transaction, and bets wait for it. */
const MOST_PRICES = 40;
const MOST_BOARDS = 12;
/** A bet asks the database several times. Without a rest each of its calls would wait for another batch. */
const LOADED_REST_MS = 25;

export interface Pace {
  restless: number | undefined;
  /** As `Feed.restMs`. */
  restMs: number;
  /** Matches beside those of the leagues' own days that are to be announced by `now`. */
  extra(now: number): Planned[];
  /** A live match is quoted once so many milliseconds; null: not now. */
  every(now: number, batch: FeedBatch): number | null;
  /** Counts what a batch tells. */
  spent(batch: FeedBatch): void;
}

export const isFull = ({ prices, boards }: FeedBatch): boolean =>
  prices.length >= MOST_PRICES || boards.length >= MOST_BOARDS;

export function createPace({ feedSeed, feedLoad }: Pick<Config, "feedSeed" | "feedLoad">): Pace {
  if (!feedLoad)
    return {
      restless: undefined,
      restMs: 0,
      // Those that began a moment ago are live at once: a fresh demo has something to look at.
      extra: (now) => extraMatches(feedSeed, now - MATCH_MS + 60_000, now + EXTRA_AHEAD_MS, EXTRA_EVERY_MS),
      every: () => QUOTE_EVERY_MS,
      spent: () => {},
    };
  const { fixtures, rate } = feedLoad;
  let [budget, filledAt] = [0, Number.NEGATIVE_INFINITY];
  return {
    restless: LOADED_RESTLESS,
    restMs: LOADED_REST_MS,
    extra: (now) => extraMatches(feedSeed, now - MATCH_MS, now + LOADED_AHEAD_MS, MATCH_MS / fixtures),
    every: (now, batch) => {
      budget = Math.min(rate, budget + (rate * (now - filledAt)) / 1_000);
      filledAt = now;
      return budget > batch.prices.length ? LOADED_QUOTE_EVERY_MS : null;
    },
    spent: ({ prices }) => void (budget -= prices.length),
  };
}
