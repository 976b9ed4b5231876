import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { BetPage } from "../contract/bets.ts";

export interface BetListQuery {
  /** 1 sports, 2 in-play, 3 mini-game, 4 virtual, anything else casino. */
  gameType?: number | undefined;
  status?: number | undefined;
  /** Days in Seoul; both belong to the span. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
}

export const BETS_KEY = ["bets"] as const;

export const betsQuery = (api: ApiClient, query: BetListQuery) =>
  queryOptions({
    queryKey: [...BETS_KEY, query],
    queryFn: ({ signal }) => api.call(BetPage, "bets", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
