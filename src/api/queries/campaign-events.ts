import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { EventCategory } from "../../domain/programmes/campaign-event.ts";
import type { ApiClient } from "../client/client.ts";
import {
  AdminCampaignEventPage,
  CampaignEvent,
  CampaignEventPage,
  EventRuleList,
  HomeEventList,
} from "../contract/campaign-events.ts";

export const campaignEventsQuery = (
  api: ApiClient,
  query: { category?: EventCategory | undefined; phase?: "running" | "ended" | undefined; page: number },
) =>
  queryOptions({
    queryKey: ["campaign-events", query],
    queryFn: ({ signal }) => api.call(CampaignEventPage, "campaign-events", { signal, query }),
    placeholderData: keepPreviousData,
  });

/** What leads the home page. */
export const homeEventsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["campaign-events", "home"],
    queryFn: ({ signal }) => api.call(HomeEventList, "campaign-events/home", { signal }),
  });

export const eventRulesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["campaign-events", "rules"],
    queryFn: ({ signal }) => api.call(EventRuleList, "campaign-events/rules", { signal }),
  });

export const campaignEventQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["campaign-events", "one", id],
    queryFn: ({ signal }) => api.call(CampaignEvent, `campaign-events/${encodeURIComponent(id)}`, { signal }),
  });

export const ADMIN_EVENTS_KEY = ["admin", "campaign-events"] as const;

export const adminEventsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...ADMIN_EVENTS_KEY, page],
    queryFn: ({ signal }) => api.call(AdminCampaignEventPage, "admin/campaign-events", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });
