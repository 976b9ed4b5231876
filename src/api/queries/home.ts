import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { FixturePage, TopEvents } from "../contract/fixtures.ts";
import { NewsLink } from "../contract/settings.ts";
import { FIXTURES_KEY, pricesOf } from "./fixtures.ts";

/** The home page reads its prices anew this often, in milliseconds; where they are bet on they come by the stream. */
const REREAD_MS = 15_000;

export const topEventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "top"],
    queryFn: ({ signal }) => api.call(TopEvents, "sports-prematch/event/top", { signal }),
    refetchInterval: REREAD_MS,
    meta: pricesOf("prematch"),
  });

export const newsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["newsLink"],
    queryFn: ({ signal }) => api.call(NewsLink, "newsLink", { signal }),
  });

/** The fixtures of today in Seoul that have not begun, by the server's clock. */
export const todayFixturesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "today"],
    queryFn: ({ signal }) =>
      api.call(FixturePage, "fixtures", { signal, query: { game: "cross", day: "today", itemsPerPage: 30 } }),
    refetchInterval: REREAD_MS,
    meta: pricesOf("prematch"),
  });
