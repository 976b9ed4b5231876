import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { MemberLimits } from "../contract/sports/bet-limits.ts";
import { MemberSessionList } from "../contract/session/sessions.ts";

/** The stake limits of the member's level. */
export const bettingLimitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["account", "limits"],
    queryFn: ({ signal }) => api.call(MemberLimits, "bets/limits", { signal }),
  });

/** The logins of the account, newest first. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["account", "sessions"],
    queryFn: ({ signal }) => api.call(MemberSessionList, "member/sessions", { signal }),
  });
