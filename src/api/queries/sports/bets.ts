import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { bets } from "../../contract/sports/bets.endpoints.ts";

export type BetListQuery = NonNullable<Input<typeof bets>["query"]>;

export const betsQuery = (api: ApiClient, query: BetListQuery) => ({
  ...queryOf(api, bets, { query }),
  placeholderData: keepPreviousData,
});
