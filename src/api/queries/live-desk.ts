// The calls of the operator's live desk. What runs is read again every few seconds.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import {
  FixtureDesk,
  HoldList,
  InPlaySettingList,
  LiveActionPage,
  LivePage,
  type LIVE_SORTS,
} from "../contract/live-desk.ts";

export const LIVE_DESK_KEY = ["admin", "live"] as const;
const REREAD_MS = 3_000;

export interface LiveListQuery {
  sportId?: string | undefined;
  status?: "live" | "scheduled" | undefined;
  sort?: (typeof LIVE_SORTS)[number] | undefined;
  page: number;
}

export const liveQuery = (api: ApiClient, query: LiveListQuery) =>
  queryOptions({
    queryKey: [...LIVE_DESK_KEY, "list", query],
    queryFn: ({ signal }) => api.call(LivePage, "admin/live", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
  });

export const fixtureDeskQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...LIVE_DESK_KEY, "fixture", id],
    queryFn: ({ signal }) => api.call(FixtureDesk, `admin/live/fixtures/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: REREAD_MS,
  });

export const holdsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...LIVE_DESK_KEY, "holds"],
    queryFn: ({ signal }) => api.call(HoldList, "admin/live/holds", { signal }),
    refetchInterval: REREAD_MS,
  });

export const inPlaySettingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...LIVE_DESK_KEY, "settings"],
    queryFn: ({ signal }) => api.call(InPlaySettingList, "admin/live/settings", { signal }),
  });

export const liveActionsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...LIVE_DESK_KEY, "actions", page],
    queryFn: ({ signal }) => api.call(LiveActionPage, "admin/live/actions", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
