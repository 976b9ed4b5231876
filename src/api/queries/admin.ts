// The operator's calls.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { AdminFixturePage, ImportReport, ImportStatus, type ResultRequest } from "../contract/operator-fixtures.ts";
import { ResultPreview } from "../contract/preview-bets.ts";
import {
  AdminPopupList,
  AuditReport,
  BlockedAddressList,
  DepositPage,
  DisabledAccountList,
} from "../contract/operator.ts";
import { AdminMemberPage, LevelChangePage, OnlineCount } from "../contract/operator-members.ts";
import { BetLimitList } from "../contract/bet-limits.ts";
import { Settings } from "../contract/settings.ts";
import type { FixtureStatus } from "../../domain/market.ts";

const path = encodeURIComponent;

export const settingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "settings"],
    queryFn: ({ signal }) => api.call(Settings, "admin/settings", { signal }),
  });

export const ADMIN_FIXTURES_KEY = ["admin", "fixtures"] as const;

export const adminFixturesQuery = (
  api: ApiClient,
  query: { status?: FixtureStatus | undefined; text?: string | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...ADMIN_FIXTURES_KEY, query],
    queryFn: ({ signal }) => api.call(AdminFixturePage, "admin/fixtures", { signal, query }),
    placeholderData: keepPreviousData,
  });

/** What a result would do. It is asked for anew each time: bets come in meanwhile. */
export const previewResult = (api: ApiClient, fixtureId: string, result: ResultRequest) =>
  queryOptions({
    queryKey: ["admin", "preview", fixtureId, result],
    queryFn: ({ signal }) =>
      api.call(ResultPreview, `admin/fixtures/${path(fixtureId)}/result/preview`, {
        method: "POST",
        body: result,
        signal,
        timeoutMs: 60_000,
      }),
    staleTime: 0,
    gcTime: 0,
  });

export const onlineQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "online"],
    queryFn: ({ signal }) => api.call(OnlineCount, "admin/online", { signal }),
    refetchInterval: 10_000,
  });

export const depositsQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: ["admin", "deposits", userId],
    queryFn: ({ signal }) => api.call(DepositPage, "admin/deposits", { signal, query: { userId, itemsPerPage: 5 } }),
  });

/** What an import would do; nothing is written for it. A season may be long: it is waited for up to five minutes. */
export const dryImportQuery = (api: ApiClient, csv: string, query: { season?: string; start: string; speed: string }) =>
  queryOptions({
    queryKey: ["admin", "dry-import", query, csv.length],
    queryFn: () =>
      sendOnce(api, "admin/fixtures/import", {
        method: "POST",
        schema: ImportReport,
        headers: { "Content-Type": "text/csv" },
        body: csv,
        query: { ...query, dryRun: "true" },
        timeoutMs: 300_000,
      }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** How far the running import is. What an earlier one left is not shown. */
export const importStatusQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "import"],
    queryFn: ({ signal }) => api.call(ImportStatus, "admin/fixtures/import", { signal }),
    gcTime: 0,
  });

export const blockedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "blocked"],
    queryFn: ({ signal }) => api.call(BlockedAddressList, "admin/blocked-addresses", { signal }),
  });

export const unblockAddress = (api: ApiClient, address: string) =>
  api.call(v.unknown(), `admin/blocked-addresses/${path(address)}`, { method: "DELETE" });

export const adminPopupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "popups"],
    queryFn: ({ signal }) => api.call(AdminPopupList, "admin/popups", { signal }),
  });

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
