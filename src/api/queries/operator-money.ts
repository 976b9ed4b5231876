// The operators' calls about charges and exchanges.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { Input } from "../contract/endpoint.ts";
import { allMoneyRequests, waitingCounts } from "../contract/operator/money.endpoints.ts";

/** The stream tells of changes; the interval is for what the stream missed. */
export const waitingQuery = (api: ApiClient) => ({ ...queryOf(api, waitingCounts, {}), refetchInterval: 60_000 });

export const allMoneyRequestsQuery = (api: ApiClient, query: Input<typeof allMoneyRequests>["query"]) => ({
  ...queryOf(api, allMoneyRequests, { query }),
  placeholderData: keepPreviousData,
});
