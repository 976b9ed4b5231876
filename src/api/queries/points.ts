import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { PointTerms } from "../contract/points.ts";
import { WALLET_KEY } from "./money-keys.ts";

/** The terms on which points become money. */
export const pointTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...WALLET_KEY, "terms"],
    queryFn: ({ signal }) => api.call(PointTerms, "points/terms", { signal }),
  });
