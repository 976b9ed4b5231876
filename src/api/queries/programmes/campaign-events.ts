import { keepPreviousData } from "@tanstack/react-query";
import type { EventCategory } from "../../../domain/programmes/campaign-event.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { campaignEvents } from "../../contract/programmes/campaign-events.endpoints.ts";

export const campaignEventsQuery = (
  api: ApiClient,
  query: { category?: EventCategory | undefined; phase?: "running" | "ended" | undefined; page: number },
) => ({ ...queryOf(api, campaignEvents, { query }), placeholderData: keepPreviousData });
