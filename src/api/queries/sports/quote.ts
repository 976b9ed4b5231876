import { queryOptions } from "@tanstack/react-query";
import { ask } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { quote } from "../../contract/sports/slip.endpoints.ts";
import type { BetRequest } from "../../contract/sports/slip.ts";
import { reread } from "../reread.ts";

/** Of every slip. */
export const QUOTE_KEY = ["quote"] as const;

/** A slip that was changed asks for other picks. */
const KEPT_MS = 3_000;

type Slip = Pick<BetRequest, "accept" | "picks">;

/** What these picks are worth together now. `asSeen` adds the versions of the markets at the moment of each call. */
export const quoteQuery = (api: ApiClient, { accept, picks }: Slip, asSeen: (slip: Slip) => Slip) =>
  queryOptions({
    queryKey: [...QUOTE_KEY, accept, picks],
    queryFn: ({ signal }) => ask(api, quote, { body: { stake: 0, ...asSeen({ accept, picks }) } }, { signal }),
    ...reread("offers"),
    gcTime: KEPT_MS,
  });
