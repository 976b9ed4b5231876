import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { WalletEntries } from "../contract/bets.ts";
import { WALLET_KEY } from "./money-keys.ts";
import type { EntryKind } from "../../domain/labels/entry-kinds.ts";

export { WALLET_KEY };

export interface WalletEntriesAsked {
  of: "money" | "points";
  kind?: EntryKind | undefined;
  /** Days in Seoul, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
}

export const walletEntriesQuery = (api: ApiClient, query: WalletEntriesAsked) =>
  queryOptions({
    queryKey: [...WALLET_KEY, query],
    queryFn: ({ signal }) => api.call(WalletEntries, "wallet/entries", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
