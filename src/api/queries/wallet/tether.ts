import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { tetherOrders } from "../../contract/wallet/tether.endpoints.ts";

export const tetherOrdersQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, tetherOrders, { query: { page } }),
  placeholderData: keepPreviousData,
});
