// The operator's calls.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { AuditReport, BlockedAddressList, DisabledAccountList } from "../contract/operator/operator.ts";
import { AdminMemberPage, LevelChangePage, OnlineCount } from "../contract/operator/members.ts";
import { BetLimitList } from "../contract/sports/bet-limits.ts";
import { Settings } from "../contract/operator/settings.ts";

const path = encodeURIComponent;

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "settings"],
    queryFn: ({ signal }) => api.call(Settings, "admin/settings", { signal }),
  });

export const onlineQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "online"],
    queryFn: ({ signal }) => api.call(OnlineCount, "admin/online", { signal }),
    refetchInterval: 10_000,
  });

export const blockedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "blocked"],
    queryFn: ({ signal }) => api.call(BlockedAddressList, "admin/blocked-addresses", { signal }),
  });

export const unblockAddress = (api: ApiClient, address: string) =>
  api.call(v.unknown(), `admin/blocked-addresses/${path(address)}`, { method: "DELETE" });

export const adminMembersQuery = (
  api: ApiClient,
  query: { text?: string | undefined; level?: number | undefined; page: number },
) =>
  queryOptions({
    queryKey: ["admin", "members", query],
    queryFn: ({ signal }) => api.call(AdminMemberPage, "admin/members", { signal, query }),
    placeholderData: keepPreviousData,
  });

/** The last levels that operators put the member on. */
export const levelChangesQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ["admin", "level-changes", userId],
    queryFn: ({ signal }) =>
      api.call(LevelChangePage, `admin/members/${path(userId)}/level-changes`, { signal, query: { itemsPerPage: 5 } }),
  });

export const disabledQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "disabled"],
    queryFn: ({ signal }) => api.call(DisabledAccountList, "admin/disabled-accounts", { signal }),
  });

export const enableAccount = (api: ApiClient, userId: string) =>
  sendOnce(api, `admin/disabled-accounts/${path(userId)}`, { method: "DELETE", schema: v.unknown() });

export const betLimitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "bet-limits"],
    queryFn: ({ signal }) => api.call(BetLimitList, "admin/bet-limits", { signal }),
  });

export const auditQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "audit"],
    queryFn: ({ signal }) => api.call(AuditReport, "admin/audit", { signal, timeoutMs: 120_000 }),
  });
