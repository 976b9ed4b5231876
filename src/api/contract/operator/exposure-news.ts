import * as v from "valibot";

/** To operators, by the event `waiting`: bets on these fixtures and games were placed, sold, settled or cancelled; or on rounds of providers. */
export const ExposureNews = v.object({
  fixtureIds: v.array(v.string()),
  gameIds: v.array(v.string()),
  isOfProviders: v.boolean(),
});
export type ExposureNews = v.InferOutput<typeof ExposureNews>;

/** Of RoundsEvent in contract/games/mini-games.ts what says whose exposure begins anew: the console does not load the rest. */
export const RoundsNews = v.object({ items: v.array(v.object({ gameId: v.string() })) });
