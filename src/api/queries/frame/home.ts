import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { newsLinks } from "../../contract/community/news-link.endpoints.ts";
import { fixtures } from "../../contract/sports/fixtures.endpoints.ts";
import { pricesOf } from "../sports/fixtures-key.ts";

const RUNNING_SHOWN = 8;
const NEXT_SHOWN = 10;

export const newsQuery = (api: ApiClient) => queryOf(api, newsLinks, {});

/** What runs now. */
export const runningFixturesQuery = (api: ApiClient) => ({
  ...queryOf(api, fixtures, { query: { game: "live", itemsPerPage: RUNNING_SHOWN } }),
  meta: pricesOf("live"),
});

/** What begins next. */
export const nextFixturesQuery = (api: ApiClient) => ({
  ...queryOf(api, fixtures, { query: { game: "cross", itemsPerPage: NEXT_SHOWN } }),
  meta: pricesOf("prematch"),
});
