import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ask, queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { MemberLimits } from "../contract/sports/bet-limits.ts";
import { OwnChangeList } from "../contract/account/contact-changes.ts";
import { chargeTerms, exchangeTerms } from "../contract/wallet/money-requests.endpoints.ts";
import { Profile } from "../contract/account/profile.ts";
import { ProtectionHistory, ProtectionState } from "../contract/account/protection.ts";
import { MemberSessionList } from "../contract/session/sessions.ts";
import type { ExchangeTermsAnswer } from "../contract/wallet/wallet.ts";

export const PROFILE_KEY = ["member", "profile"] as const;
export const SESSIONS_KEY = ["member", "sessions"] as const;
/** Changes of the phone number and the bank account that wait, or were refused. */
export const CHANGES_KEY = ["member", "changes"] as const;
export const PROTECTION_KEY = ["protection"] as const;

/** `level` is the session's, which hears of another one first: the profile is then read anew. */
export const profileQuery = (api: ApiClient, level: number | undefined) =>
  queryOptions({
    queryKey: [...PROFILE_KEY, level],
    queryFn: ({ signal }) => api.call(Profile, "member/profile", { signal }),
    placeholderData: keepPreviousData,
  });

export const ownChangesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: CHANGES_KEY,
    queryFn: ({ signal }) => api.call(OwnChangeList, "member/changes", { signal }),
  });

export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.call(MemberSessionList, "member/sessions", { signal }),
  });

/** What the member's level allows. `level` as in `profileQuery`. */
export const levelQuery = (api: ApiClient, level: number | undefined) =>
  queryOptions({
    queryKey: ["member", "level", level],
    queryFn: async ({ signal }) => {
      const [bets, charge] = await Promise.all([
        api.call(MemberLimits, "bets/limits", { signal }),
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

export const protectionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: PROTECTION_KEY,
    queryFn: ({ signal }) => api.call(ProtectionState, "protection", { signal }),
  });

export const protectionHistoryQuery = (api: ApiClient, by: "week" | "month") =>
  queryOptions({
    queryKey: [...PROTECTION_KEY, "history", by],
    queryFn: ({ signal }) => api.call(ProtectionHistory, "protection/history", { signal, query: { by } }),
  });
