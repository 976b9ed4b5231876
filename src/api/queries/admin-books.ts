// The house's own money, as operators read it.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { CapitalPage } from "../contract/capital.ts";

/** Every page of the movements. */
export const CAPITAL_KEY = ["admin", "capital"] as const;

export const capitalQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...CAPITAL_KEY, page],
    queryFn: ({ signal }) => api.call(CapitalPage, "admin/capital", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
