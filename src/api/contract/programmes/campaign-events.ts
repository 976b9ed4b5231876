// The pages under /event: src/domain/programmes/campaign-event.ts.
import * as v from "valibot";
import { BANNER_MOTIFS, EVENT_CATEGORIES } from "../../../domain/programmes/campaign-event.ts";
import { Instant } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { CampaignEventSummary } from "./event-summary.ts";
import { titleText } from "../written-text.ts";

const Colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, "색을 #1a2b3c처럼 입력해주세요."),
  v.transform((text) => text.toLowerCase()),
);
export const BannerFields = v.strictObject({ from: Colour, to: Colour, motif: v.picklist(BANNER_MOTIFS) });

/** GET /api/campaign-events. `rules` are the terms, which are no events: they are listed by their category only. */
export const CampaignEventsQuery = v.strictObject({
  ...PageQuery,
  category: v.optional(v.picklist(EVENT_CATEGORIES)),
  phase: v.optional(v.picklist(["running", "ended"])),
});
export const CampaignEventPage = pageOf(CampaignEventSummary);

/** GET /api/campaign-events/{id}. `contents`: sanitised HTML. */
export const CampaignEvent = v.object({ ...CampaignEventSummary.entries, contents: v.string() });
export type CampaignEvent = v.InferOutput<typeof CampaignEvent>;
/** GET /api/campaign-events/rules: all terms of events with their texts. */
export const EventRuleList = v.object({ items: v.array(CampaignEvent) });

/** POST /api/admin/campaign-events, PUT /api/admin/campaign-events/{id} */
export const CampaignEventRequest = v.pipe(
  v.strictObject({
    category: v.picklist(EVENT_CATEGORIES),
    title: titleText(60),
    summary: v.pipe(v.string(), v.trim(), v.maxLength(120, "한 줄 설명은 120자 이하입니다.")),
    contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요."), v.maxLength(20_000, "내용이 너무 깁니다.")),
    banner: BannerFields,
    startsAt: Instant,
    endsAt: v.nullable(Instant),
    isShown: v.boolean(),
    isOnHome: v.boolean(),
    position: v.pipe(
      v.number("숫자를 입력해주세요."),
      v.integer("정수를 입력해주세요."),
      v.minValue(0),
      v.maxValue(1_000, "1,000 이하여야 합니다."),
    ),
  }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt),
      "종료는 시작보다 뒤여야 합니다.",
    ),
    ["endsAt"],
  ),
);
export type CampaignEventRequest = v.InferOutput<typeof CampaignEventRequest>;

export const OperatorCampaignEvent = v.object({
  ...CampaignEvent.entries,
  isShown: v.boolean(),
  isOnHome: v.boolean(),
  position: v.number(),
});
export type OperatorCampaignEvent = v.InferOutput<typeof OperatorCampaignEvent>;
export const OperatorCampaignEventPage = pageOf(OperatorCampaignEvent);
export const OperatorCampaignEventsQuery = v.strictObject(PageQuery);
