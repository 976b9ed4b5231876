import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { TetherOrderPage, TetherTerms } from "../contract/tether.ts";
import { MONEY_KEY } from "./money-keys.ts";

/** Rate, networks, limits and the newest order. The stream has it read anew with each change of an order. */
export const tetherTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...MONEY_KEY, "tether", "terms"],
    queryFn: ({ signal }) => api.call(TetherTerms, "charge/tetherTerms", { signal }),
  });

export const tetherOrdersQuery = (api: ApiClient, query: { page: number }) =>
  queryOptions({
    queryKey: [...MONEY_KEY, "tether", "orders", query],
    queryFn: ({ signal }) => api.call(TetherOrderPage, "charge/tetherOrders", { signal, query }),
    placeholderData: keepPreviousData,
  });
