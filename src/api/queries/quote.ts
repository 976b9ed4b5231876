import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { type BetRequest, Quote } from "../contract/slip.ts";

/** Prices together move with the match, also where none of its own prices does. */
const REREAD_MS = 3_000;

type Slip = Pick<BetRequest, "accept" | "picks">;

/** What these picks are worth together now. `asSeen` adds the versions of the markets at the moment of each call. */
export const quoteQuery = (api: ApiClient, { accept, picks }: Slip, asSeen: (slip: Slip) => Slip) =>
  queryOptions({
    queryKey: ["quote", accept, picks],
    queryFn: ({ signal }) =>
      api.call(Quote, "bets/quote", { method: "POST", signal, body: { stake: 0, ...asSeen({ accept, picks }) } }),
    refetchInterval: REREAD_MS,
    gcTime: REREAD_MS,
  });
