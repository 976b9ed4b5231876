import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Bet } from "../../contract/sports/bets.ts";
import { cashOutOffers } from "../../contract/sports/cash-out.endpoints.ts";
import { reread } from "../reread.ts";
import { movedBy } from "./moved-by.ts";

/** What these bets are bought for now. It moves with their matches. */
export const cashOutsQuery = (api: ApiClient, bets: readonly Bet[]) => ({
  ...queryOf(api, cashOutOffers, { query: { ids: bets.map(({ id }) => id).join(",") } }),
  meta: movedBy(
    bets.flatMap(({ picks }) => picks.flatMap((pick) => (pick.kind === "fixture" ? [pick.fixtureId] : []))),
  ),
  // A bet that is over may be the last one, and still tells what became of it.
  enabled: bets.length > 0,
  ...reread("offers"),
});
