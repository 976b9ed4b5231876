import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RollingScope } from "../../domain/wallet/rolling.ts";
import type { RequestState } from "../../domain/wallet/request-states.ts";
import type { ApiClient } from "../client/client.ts";
import { RollingMemberPage, RollingRequestPage, RollingSummary } from "../contract/rolling.ts";
import { MONEY_KEY } from "./money-keys.ts";

/** The stream reads it anew when a request changes. */
const ROLLING_KEY = [...MONEY_KEY, "rolling"] as const;

export const rollingSummaryQuery = (api: ApiClient, scope: RollingScope) =>
  queryOptions({
    queryKey: [...ROLLING_KEY, "summary", scope],
    queryFn: ({ signal }) => api.call(RollingSummary, "rolling/summary", { signal, query: { scope } }),
  });

export const rollingMembersQuery = (api: ApiClient, query: { scope: RollingScope; page: number }) =>
  queryOptions({
    queryKey: [...ROLLING_KEY, "members", query],
    queryFn: ({ signal }) => api.call(RollingMemberPage, "rolling/members", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const rollingRequestsQuery = (api: ApiClient, query: { state?: RequestState | undefined; page: number }) =>
  queryOptions({
    queryKey: [...ROLLING_KEY, "requests", query],
    queryFn: ({ signal }) => api.call(RollingRequestPage, "rolling/requests", { signal, query }),
    placeholderData: keepPreviousData,
  });
