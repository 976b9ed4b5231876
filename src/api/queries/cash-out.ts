import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { CashOutOffers } from "../contract/cash-out.ts";

/** What bets are bought for moves with their matches. */
const REREAD_MS = 3_000;
export const CASH_OUTS_KEY = ["cash-outs"] as const;

export const cashOutsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...CASH_OUTS_KEY, ids],
    queryFn: ({ signal }) => api.call(CashOutOffers, "cash-outs", { signal, query: { ids: ids.join(",") } }),
    refetchInterval: REREAD_MS,
  });
