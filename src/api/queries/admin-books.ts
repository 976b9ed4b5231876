// The house's own money, as operators read it.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { capital } from "../contract/operator/capital.endpoints.ts";

export const capitalQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, capital, { query: { page } }),
  placeholderData: keepPreviousData,
});
