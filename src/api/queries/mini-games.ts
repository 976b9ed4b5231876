import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import {
  MiniGameChains,
  MiniGameEvents,
  MiniGamePicks,
  MiniGameResults,
  RoundProof,
} from "../contract/games/mini-games.ts";
import type { ClockSample } from "../../domain/games/server-clock.ts";
import { MINI_GAMES_KEY } from "./mini-games-key.ts";

export interface TimedEvents {
  events: MiniGameEvents;
  /** What this answer says of the server's clock. */
  clock: ClockSample;
}

/** The round that runs and the one before it. Nobody who comes back is shown the round of the last visit. */
export const currentRoundQuery = (api: ApiClient, gameId: string) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "current", gameId],
    queryFn: async ({ signal }): Promise<TimedEvents> => {
      const sent = Date.now();
      const events = await api.call(MiniGameEvents, "minigame/events", { signal, query: { gameId, currentGame: 1 } });
      const at = Date.now();
      return { events, clock: { offset: events.now - (sent + at) / 2, rtt: at - sent, at } };
    },
    gcTime: 0,
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

export const chainsQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: [...MINI_GAMES_KEY, "chains", date],
    queryFn: ({ signal }) => api.call(MiniGameChains, "minigame/chains", { signal, query: { date } }),
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
