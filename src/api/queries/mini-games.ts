import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { MiniGameEvents, MiniGamePicks, MiniGameResults, RoundProof } from "../contract/mini-games.ts";
import { MINI_GAMES_KEY } from "./mini-games-key.ts";

export interface TimedEvents {
  events: MiniGameEvents;
  /** What is added to this computer's clock to get the server's, in milliseconds. */
  offset: number;
}

/** The round that runs and the one before it. The server's clock is taken to be read half-way through the call. */
export const currentRoundQuery = (api: ApiClient, gameId: string) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "current", gameId],
    queryFn: async ({ signal }): Promise<TimedEvents> => {
      const sent = Date.now();
      const events = await api.call(MiniGameEvents, "minigame/events", { signal, query: { gameId, currentGame: 1 } });
      return { events, offset: events.now - (sent + Date.now()) / 2 };
    },
  });

/** `newest` is the round after which they are read anew. */
export const recentRoundsQuery = (api: ApiClient, gameId: string, newest: string | undefined) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "recent", gameId, newest],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(MiniGameEvents, "minigame/events", { signal, query: { gameId } }),
  });

export const gamePicksQuery = (api: ApiClient, gameId: string) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "picks", gameId],
    queryFn: ({ signal }) => api.call(MiniGamePicks, "minigame/picks", { signal, query: { gameId } }),
  });

export const roundProofQuery = (api: ApiClient, roundId: string) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "proof", roundId],
    queryFn: ({ signal }) => api.call(RoundProof, `minigame/rounds/${roundId}`, { signal }),
  });

export interface ResultsQuery {
  gameId?: string | undefined;
  vendor?: string | undefined;
  sport?: string | undefined;
  date?: string | undefined;
  page: number;
}

export const miniGameResultsQuery = (api: ApiClient, query: ResultsQuery) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "results", query],
    queryFn: ({ signal }) => api.call(MiniGameResults, "minigame/results", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
