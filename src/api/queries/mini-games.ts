import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ask, keyOf, queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";
import { miniGameEvents, miniGameResults } from "../contract/games/mini-games.endpoints.ts";
import type { MiniGameEvents } from "../contract/games/mini-games.ts";
import type { ClockSample } from "../../domain/games/server-clock.ts";

export interface TimedEvents {
  events: MiniGameEvents;
  /** What this answer says of the server's clock. */
  clock: ClockSample;
}

/** The round that runs and the one before it. Nobody who comes back is shown the round of the last visit. */
export function currentRoundQuery(api: ApiClient, gameId: string) {
  const input = { query: { gameId, currentGame: "1" } } as const;
  return queryOptions({
    queryKey: keyOf(miniGameEvents, input),
    queryFn: async ({ signal }): Promise<TimedEvents> => {
      const sent = Date.now();
      const events = await ask(api, miniGameEvents, input, { signal });
      const at = Date.now();
      return { events, clock: { offset: events.now - (sent + at) / 2, rtt: at - sent, at } };
    },
    gcTime: 0,
  });
}

/** `newest` is the round after which they are read anew. */
export function recentRoundsQuery(api: ApiClient, gameId: string, newest: string | undefined) {
  const query = queryOf(api, miniGameEvents, { query: { gameId } });
  return { ...query, queryKey: [...query.queryKey, newest], placeholderData: keepPreviousData };
}

export type ResultsQuery = NonNullable<Input<typeof miniGameResults>["query"]>;

export const miniGameResultsQuery = (api: ApiClient, query: ResultsQuery) => ({
  ...queryOf(api, miniGameResults, { query }),
  placeholderData: keepPreviousData,
});
