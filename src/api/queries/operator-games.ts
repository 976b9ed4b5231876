import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { GameExposure } from "../contract/game-desk.ts";
import { GameSettingList, OperatorRounds } from "../contract/mini-games.ts";

export const GAME_ROUNDS_KEY = ["admin", "game-rounds"] as const;

export const gameSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "games"],
    queryFn: ({ signal }) => api.call(GameSettingList, "admin/games", { signal }),
  });

export interface RoundsQuery {
  gameId?: string | undefined;
  page: number;
}

export const operatorRoundsQuery = (api: ApiClient, query: RoundsQuery) =>
  queryOptions({
    queryKey: [...GAME_ROUNDS_KEY, query],
    queryFn: ({ signal }) => api.call(OperatorRounds, "admin/game-rounds", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });

/** Bets come until the lock. */
const EXPOSURE_EVERY_MS = 2_000;

export const gameExposureQuery = (api: ApiClient, gameId: string) =>
  queryOptions({
    queryKey: ["admin", "game-exposure", gameId],
    queryFn: ({ signal }) => api.call(GameExposure, `admin/games/${encodeURIComponent(gameId)}/exposure`, { signal }),
    refetchInterval: EXPOSURE_EVERY_MS,
  });
