// A page of bets: beside them the fixtures of their open legs that run, as /inplay has them.
import * as v from "valibot";
import { Bet } from "./bets.ts";
import { pageOf } from "../page.ts";
import { FixtureTold } from "../stream.ts";

/** A fixture that has begun and has no result yet. */
export const RunningFixture = v.object({
  ...FixtureTold.entries,
  /**
   * Scoreboard of contract/scoreboard.ts without statistics and incidents, which no leg shows; null where the fixture's
   * feed tells none. Who shows it reads it: its schema is no part of the first load.
   */
  board: v.unknown(),
});
export type RunningFixture = v.InferOutput<typeof RunningFixture>;

/** GET /api/bets */
export const BetPage = v.object({
  ...pageOf(Bet).entries,
  /** Over all pages of the query, in won: stakes, what was won, and what was given back. */
  totals: v.object({ stake: v.number(), won: v.number(), refunded: v.number() }),
  /** Of this page's open legs, each once. The stream's topic `live` tells how they go on from `eventId`. */
  running: v.array(RunningFixture),
  eventId: v.string(),
});
export type BetPage = v.InferOutput<typeof BetPage>;
