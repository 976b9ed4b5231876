import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { WalletEntries } from "../contract/bets.ts";
import type { EntryKind } from "../../domain/labels/entry-kinds.ts";

export interface WalletEntriesAsked {
  of: "money" | "points";
  kind?: EntryKind | undefined;
  page: number;
}

export const WALLET_KEY = ["wallet"] as const;

export const walletEntriesQuery = (api: ApiClient, query: WalletEntriesAsked) =>
  queryOptions({
    queryKey: [...WALLET_KEY, query],
    queryFn: ({ signal }) => api.call(WalletEntries, "wallet/entries", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
