// The calls of the operator's live desk.
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
export const LIVE_LIST_KEY = [...LIVE_DESK_KEY, "list"] as const;
export const HOLDS_KEY = [...LIVE_DESK_KEY, "holds"] as const;
/** Of the desk of one fixture, or of every one. */
export const deskKey = (...id: [] | [id: string]) => [...LIVE_DESK_KEY, "fixture", ...id] as const;
/** How often what runs is read while the stream does not tell that it changed. */
export const DESK_EVERY_MS = 3_000;

export interface LiveListQuery {
  sportId?: string | undefined;
  status?: "live" | "scheduled" | undefined;
  sort?: (typeof LIVE_SORTS)[number] | undefined;
  page: number;
}

export const liveQuery = (api: ApiClient, query: LiveListQuery) =>
  queryOptions({
    queryKey: [...LIVE_LIST_KEY, query],
    queryFn: ({ signal }) => api.call(LivePage, "admin/live", { signal, query: { ...query } }),
    placeholderData: keepPreviousData,
  });

export const fixtureDeskQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: deskKey(id),
    queryFn: ({ signal }) => api.call(FixtureDesk, `admin/live/fixtures/${encodeURIComponent(id)}`, { signal }),
  });

export const holdsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: HOLDS_KEY,
    queryFn: ({ signal }) => api.call(HoldList, "admin/live/holds", { signal }),
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
