import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { GameExposure } from "../contract/operator/game-desk.ts";
import { GameSettingList, OperatorRounds } from "../contract/games/mini-games.ts";

export const GAME_ROUNDS_KEY = ["admin", "game-rounds"] as const;
export const GAME_SETTINGS_KEY = ["admin", "games"] as const;
/** Of the exposure of one game, or of every one. */
export const exposureKey = (...gameId: [] | [gameId: string]) => ["admin", "game-exposure", ...gameId] as const;

export const gameSettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: GAME_SETTINGS_KEY,
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

/** How often exposure is read while the stream does not tell that it changed: bets come until the lock. */
export const EXPOSURE_EVERY_MS = 2_000;

export const gameExposureQuery = (api: ApiClient, gameId: string) =>
  queryOptions({
    queryKey: exposureKey(gameId),
    queryFn: ({ signal }) => api.call(GameExposure, `admin/games/${encodeURIComponent(gameId)}/exposure`, { signal }),
  });
