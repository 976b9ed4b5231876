import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import {
  OperatorCampaignEvent,
  OperatorCampaignEventPage,
  OperatorCampaignEventsQuery,
  CampaignEventRequest,
} from "../programmes/campaign-events.ts";

export const allCampaignEvents = endpoint({
  method: "GET",
  path: "/admin/campaign-events",
  access: "operator",
  right: "events.read",
  query: OperatorCampaignEventsQuery,
  answers: { 200: OperatorCampaignEventPage },
});

export const createCampaignEvent = endpoint({
  method: "POST",
  path: "/admin/campaign-events",
  access: "operator",
  right: "events.change",
  command: "account",
  body: CampaignEventRequest,
  answers: { 201: OperatorCampaignEvent },
});

export const changeCampaignEvent = endpoint({
  method: "PUT",
  path: "/admin/campaign-events/:id",
  access: "operator",
  right: "events.change",
  command: "account",
  params: IdParams,
  body: CampaignEventRequest,
  answers: { 200: OperatorCampaignEvent },
});

export const endCampaignEvent = endpoint({
  method: "POST",
  path: "/admin/campaign-events/:id/end",
  access: "operator",
  right: "events.change",
  command: "account",
  params: IdParams,
  answers: { 200: OperatorCampaignEvent },
});
