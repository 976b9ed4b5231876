// What a list of events and the home page's banner show of one. Apart from campaign-events.ts: the home page's first load
// has no form of an operator's.
import * as v from "valibot";
import { BANNER_MOTIFS, EVENT_CATEGORIES } from "../../../domain/programmes/campaign-event.ts";

export const CampaignEventSummary = v.object({
  id: v.string(),
  category: v.picklist(EVENT_CATEGORIES),
  title: v.string(),
  summary: v.string(),
  banner: v.object({ from: v.string(), to: v.string(), motif: v.picklist(BANNER_MOTIFS) }),
  startsAt: v.string(),
  endsAt: v.nullable(v.string()),
  phase: v.picklist(["upcoming", "running", "ended"]),
});
export type CampaignEventSummary = v.InferOutput<typeof CampaignEventSummary>;

/** GET /api/campaign-events/home: what leads the home page. */
export const HomeEventList = v.object({ items: v.array(CampaignEventSummary) });
export type HomeEventList = v.InferOutput<typeof HomeEventList>;
