import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import { CampaignEvent, CampaignEventPage, CampaignEventsQuery, EventRuleList } from "./campaign-events.ts";

export const campaignEvents = endpoint({
  method: "GET",
  path: "/campaign-events",
  access: "member",
  query: CampaignEventsQuery,
  answers: { 200: CampaignEventPage },
});

export const eventRules = endpoint({
  method: "GET",
  path: "/campaign-events/rules",
  access: "member",
  answers: { 200: EventRuleList },
});

export const campaignEventById = endpoint({
  method: "GET",
  path: "/campaign-events/:id",
  access: "member",
  params: IdParams,
  answers: { 200: CampaignEvent },
});
