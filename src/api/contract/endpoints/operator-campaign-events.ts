import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator.ts";
import { AdminCampaignEvent } from "../campaign-events.ts";

export const endCampaignEvent = endpoint({
  method: "POST",
  path: "/admin/campaign-events/:id/end",
  access: "admin",
  command: "account",
  params: IdParams,
  answers: { 200: AdminCampaignEvent },
});
