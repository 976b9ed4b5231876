import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ask, keyOf, queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { ownBetLimits } from "../../contract/sports/bet-limits.endpoints.ts";
import { chargeTerms, exchangeTerms } from "../../contract/wallet/money-requests.endpoints.ts";
import { profile } from "../../contract/account/profile.endpoints.ts";
import type { ExchangeTermsAnswer } from "../../contract/wallet/wallet.ts";

/** `level` is the session's, which hears of another one first: the profile is then read anew. */
export const profileQuery = (api: ApiClient, level: number | undefined) => ({
  ...queryOf(api, profile, {}),
  queryKey: [...keyOf(profile), level],
  placeholderData: keepPreviousData,
});

/** What the member's level allows. `level` as in `profileQuery`. */
export const levelQuery = (api: ApiClient, level: number | undefined) =>
  queryOptions({
    queryKey: ["member", "level", level],
    queryFn: async ({ signal }) => {
      const [bets, charge] = await Promise.all([
        ask(api, ownBetLimits, {}, { signal }),
        ask(api, chargeTerms, {}, { signal }),
      ]);
      return { bets, money: charge.limits };
    },
    placeholderData: keepPreviousData,
  });

export const bankAccountQuery = (api: ApiClient) => ({
  ...queryOf(api, exchangeTerms, {}),
  select: ({ account }: ExchangeTermsAnswer) => account,
});
