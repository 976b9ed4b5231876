import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import { allCampaignEvents } from "../contract/operator/campaign-events.endpoints.ts";

export const allCampaignEventsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, allCampaignEvents, { query: { page } }),
  placeholderData: keepPreviousData,
});
