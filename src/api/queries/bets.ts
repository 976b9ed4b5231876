import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { BetPage } from "../contract/bet-page.ts";
import { BETS_KEY } from "./bets-key.ts";

export interface BetListQuery {
  /** Of a mini-game or a virtual sport. */
  roundId?: string | undefined;
  /** 1 sports, 2 in-play, 3 mini-game, 4 virtual, anything else casino. */
  gameType?: number | undefined;
  status?: number | undefined;
  /** Days in Seoul; both belong to the span. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
}

export const betsQuery = (api: ApiClient, query: BetListQuery) =>
  queryOptions({
    queryKey: [...BETS_KEY, query],
    queryFn: ({ signal }) => api.call(BetPage, "bets", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
