import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { SportResults } from "../contract/sport-results.ts";
import { FIXTURES_KEY, NO_PRICES } from "./fixtures.ts";

export interface SportResultsAsked {
  sportId?: string | undefined;
  date?: string | undefined;
  page: number;
}

export const sportResultsQuery = (api: ApiClient, query: SportResultsAsked) =>
  queryOptions({
    queryKey: [...FIXTURES_KEY, "results", query],
    queryFn: ({ signal }) => api.call(SportResults, "sports/results", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
    meta: NO_PRICES,
  });
