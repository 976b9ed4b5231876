import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { FixturePage, TopEvents } from "../contract/fixtures.ts";
import { NewsLink } from "../contract/settings.ts";

/** The home page reads its prices anew this often, in milliseconds; where they are bet on they come by the stream. */
const REREAD_MS = 15_000;

export const topEventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["sports-prematch", "event", "top"],
    queryFn: ({ signal }) => api.call(TopEvents, "sports-prematch/event/top", { signal }),
    refetchInterval: REREAD_MS,
  });

export const newsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["newsLink"],
    queryFn: ({ signal }) => api.call(NewsLink, "newsLink", { signal }),
  });

/** The first page of the cross game, from which the home page picks the fixtures of the day it was read on. */
export const todayFixturesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["fixtures", "today"],
    queryFn: async ({ signal }) => {
      const { items } = await api.call(FixturePage, "fixtures", { signal, query: { game: "cross", itemsPerPage: 30 } });
      return { items, readAt: Date.now() };
    },
    refetchInterval: REREAD_MS,
  });
