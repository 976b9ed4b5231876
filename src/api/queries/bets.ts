import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { type Bet, BetPage } from "../contract/bets.ts";
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

/** Scores and clocks of fixtures that run are read anew this often, in milliseconds. */
const RUNNING_REREAD_MS = 10_000;

const hasRunningLeg = ({ picks }: Bet): boolean =>
  picks.some((pick) => pick.kind === "fixture" && pick.clock !== undefined);

export const betsQuery = (api: ApiClient, query: BetListQuery) =>
  queryOptions({
    queryKey: [...BETS_KEY, query],
    queryFn: ({ signal }) => api.call(BetPage, "bets", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(hasRunningLeg) ? RUNNING_REREAD_MS : false),
  });
