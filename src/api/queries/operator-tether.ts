import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";
import { allTetherOrders } from "../contract/operator/tether.endpoints.ts";

export const allTetherOrdersQuery = (api: ApiClient, query: NonNullable<Input<typeof allTetherOrders>["query"]>) => ({
  ...queryOf(api, allTetherOrders, { query }),
  placeholderData: keepPreviousData,
});
