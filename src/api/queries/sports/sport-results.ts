import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { sportResults } from "../../contract/sports/sport-results.endpoints.ts";
import { NO_PRICES } from "./fixtures-key.ts";

export const sportResultsQuery = (api: ApiClient, query: NonNullable<Input<typeof sportResults>["query"]>) => ({
  ...queryOf(api, sportResults, { query }),
  placeholderData: keepPreviousData,
  meta: NO_PRICES,
});
