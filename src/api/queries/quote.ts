import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { type PickRequest, Quote } from "../contract/slip.ts";

/** Prices together move with the match, also where none of its own prices does. */
const REREAD_MS = 3_000;

/** What these picks are worth together now. */
export const quoteQuery = (api: ApiClient, picks: readonly PickRequest[]) =>
  queryOptions({
    queryKey: ["quote", picks],
    queryFn: ({ signal }) =>
      api.call(Quote, "bets/quote", { method: "POST", signal, body: { stake: 0, accept: "any", picks } }),
    refetchInterval: REREAD_MS,
    gcTime: REREAD_MS,
  });
