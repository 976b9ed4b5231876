import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { CashOutOffers } from "../contract/cash-out.ts";
import { BETS_KEY } from "./bets-key.ts";

/** What bets are bought for moves with their matches. */
const REREAD_MS = 3_000;
/** Below the bets: what makes these stale makes their offers stale. */
const CASH_OUTS_KEY = [...BETS_KEY, "cash-outs"] as const;

export const cashOutsQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...CASH_OUTS_KEY, ids],
    queryFn: ({ signal }) => api.call(CashOutOffers, "cash-outs", { signal, query: { ids: ids.join(",") } }),
    // A bet that is over may be the last one, and still tells what became of it.
    enabled: ids.length > 0,
    refetchInterval: REREAD_MS,
  });
