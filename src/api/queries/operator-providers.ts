// The operators' calls about providers.
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { keyOf, queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { heldWins } from "../contract/operator/held-wins.endpoints.ts";
import { AskAnswer, GamesRead, ProviderList, TransactionPage } from "../contract/operator/providers.ts";
import { OpenRoundList } from "../contract/operator/provider-rounds.ts";

const PROVIDERS_KEY = ["admin", "providers"] as const;

/** After any change of a provider, a round or a bet. */
export async function rereadProviders(queryClient: QueryClient): Promise<void> {
  const keys = [PROVIDERS_KEY, keyOf(heldWins)];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Open rounds come and go by themselves. */
const ROUNDS_EVERY_MS = 10_000;

export const providersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...PROVIDERS_KEY, "list"],
    queryFn: ({ signal }) => api.call(ProviderList, "admin/providers", { signal }),
  });

export const openRoundsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...PROVIDERS_KEY, "rounds"],
    queryFn: ({ signal }) => api.call(OpenRoundList, "admin/provider-rounds", { signal }),
    refetchInterval: ROUNDS_EVERY_MS,
  });

export const heldWinsQuery = (api: ApiClient, state: "waiting" | "all") => ({
  ...queryOf(api, heldWins, { query: { state } }),
  placeholderData: keepPreviousData,
});

export interface TransactionFilters {
  provider?: string | undefined;
  state?: string | undefined;
  text?: string | undefined;
  page: number;
}

export const transactionsQuery = (api: ApiClient, query: TransactionFilters) =>
  queryOptions({
    queryKey: [...PROVIDERS_KEY, "transactions", query],
    queryFn: ({ signal }) => api.call(TransactionPage, "admin/provider-transactions", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });

/** What the provider says of one bet; null: the bet has come to its end. */
export const askAboutBet = async (api: ApiClient, body: { provider: string; transactionId: string }) =>
  (await api.call(AskAnswer, "admin/provider-transactions/ask", { method: "POST", body })).doubt;

export const readGames = async (api: ApiClient, id: string) =>
  (await api.call(GamesRead, `admin/providers/${encodeURIComponent(id)}/games`, { method: "POST" })).games;
