import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { allCoupons } from "../contract/operator/coupons.endpoints.ts";

export const allCouponsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, allCoupons, { query: { page } }),
  placeholderData: keepPreviousData,
});
