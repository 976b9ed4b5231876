import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { fixtures, topEvents } from "../../contract/sports/fixtures.endpoints.ts";
import { newsLinks } from "../../contract/community/news-link.endpoints.ts";
import { pricesOf } from "../sports/fixtures-key.ts";

/** The home page reads its prices anew this often, in milliseconds; where they are bet on they come by the stream. */
const REREAD_MS = 15_000;

export const topEventsQuery = (api: ApiClient) => ({
  ...queryOf(api, topEvents, {}),
  refetchInterval: REREAD_MS,
  meta: pricesOf("prematch"),
});

export const newsQuery = (api: ApiClient) => queryOf(api, newsLinks, {});

/** The fixtures of today in Seoul that have not begun, by the server's clock. */
export const todayFixturesQuery = (api: ApiClient) => ({
  ...queryOf(api, fixtures, { query: { game: "cross", day: "today", itemsPerPage: 30 } }),
  refetchInterval: REREAD_MS,
  meta: pricesOf("prematch"),
});
