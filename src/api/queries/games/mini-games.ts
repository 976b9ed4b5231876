import { keepPreviousData } from "@tanstack/react-query";
import type { ClockSample } from "../../../domain/games/server-clock.ts";
import { ask, keyOf, queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { miniGameEvents, miniGameResults, runningGames } from "../../contract/games/mini-games.endpoints.ts";
import type { MiniGameEvent, MiniGameEvents } from "../../contract/games/mini-games.ts";
import { ROUNDS_HEARD } from "./mini-games-key.ts";

interface Timed {
  /** What this answer says of the server's clock. */
  clock: ClockSample;
}

/** Asks, and takes the time of it. */
async function timed<Answer extends { now: number }>(read: () => Promise<Answer>): Promise<Answer & Timed> {
  const sent = Date.now();
  const answer = await read();
  const at = Date.now();
  return { ...answer, clock: { offset: answer.now - (sent + at) / 2, rtt: at - sent, at } };
}

/** The round that runs and the one before it. The stream tells what becomes of them; it is read where that is not heard. */
export const runningRoundsQuery = (api: ApiClient, gameId: string) => {
  const input = { query: { gameId, currentGame: "1" as const } };
  return {
    queryKey: keyOf(miniGameEvents, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => timed(() => ask(api, miniGameEvents, input, { signal })),
    meta: { ...ROUNDS_HEARD },
    // Nobody who comes back is shown the round of the last visit.
    gcTime: 0,
    staleTime: 0,
  };
};

/** Every game with the round that runs and its last results. The stream tells what becomes of them. */
export const runningGamesQuery = (api: ApiClient) => ({
  queryKey: keyOf(runningGames, {}),
  queryFn: ({ signal }: { signal: AbortSignal }) => timed(() => ask(api, runningGames, {}, { signal })),
  meta: { ...ROUNDS_HEARD },
  gcTime: 0,
  staleTime: 0,
});

/** The last hundred rounds that were drawn. */
export const recentRoundsQuery = (api: ApiClient, gameId: string) =>
  queryOf(api, miniGameEvents, { query: { gameId } });

/** The last rounds with those among them that were drawn since. */
export function withDrawn(known: MiniGameEvents, told: readonly MiniGameEvent[]): MiniGameEvents {
  const fresh = told.filter(({ id, drawn }) => drawn !== null && known.items.every((one) => one.id !== id));
  return fresh.length === 0 ? known : { ...known, items: [...fresh, ...known.items].slice(0, RECENT) };
}
const RECENT = 100;

export type ResultsQuery = NonNullable<Input<typeof miniGameResults>["query"]>;

export const miniGameResultsQuery = (api: ApiClient, query: ResultsQuery) => ({
  ...queryOf(api, miniGameResults, { query }),
  placeholderData: keepPreviousData,
});
