// What the frame and the home page show of open bets and of what runs. Apart from queries/frame/home.ts: it loads the
// schemas of bets.
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { bets } from "../../contract/sports/bets.endpoints.ts";
import { fixtures } from "../../contract/sports/fixtures.endpoints.ts";
import { NO_PRICES } from "../sports/fixtures-key.ts";

const total = ({ totalCount }: { totalCount: number }): number => totalCount;

export const runningCountQuery = (api: ApiClient) => ({
  ...queryOf(api, fixtures, { query: { game: "live", itemsPerPage: 1 } }),
  meta: NO_PRICES,
  select: total,
});

export const openBetsCountQuery = (api: ApiClient) => ({
  ...queryOf(api, bets, { query: { status: "0", itemsPerPage: 1 } }),
  select: total,
});

const OPEN_BETS_SHOWN = 3;

/** The member's open bets, the newest first. */
export const openBetsQuery = (api: ApiClient) =>
  queryOf(api, bets, { query: { status: "0", itemsPerPage: OPEN_BETS_SHOWN } });
