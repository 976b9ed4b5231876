import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { walletEntries } from "../../contract/wallet/wallet.endpoints.ts";

export const walletEntriesQuery = (api: ApiClient, query: NonNullable<Input<typeof walletEntries>["query"]>) => ({
  ...queryOf(api, walletEntries, { query }),
  placeholderData: keepPreviousData,
});
