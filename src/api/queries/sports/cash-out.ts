import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { cashOutOffers } from "../../contract/sports/cash-out.endpoints.ts";
import { reread } from "../reread.ts";

/** What bets are bought for now. It moves with their matches. */
export const cashOutsQuery = (api: ApiClient, ids: readonly string[]) => ({
  ...queryOf(api, cashOutOffers, { query: { ids: ids.join(",") } }),
  // A bet that is over may be the last one, and still tells what became of it.
  enabled: ids.length > 0,
  ...reread("offers"),
});
