// Rolling as its receivers see it. Amounts in won, percents in hundredths.
import * as v from "valibot";
import { ROLLING_CATEGORIES, ROLLING_SCOPE_NAMES, ROLLING_SHARES } from "../../../domain/wallet/rolling.ts";
import { REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { PageQuery, pageOf } from "../page.ts";
import { MoneyRequest } from "./money-request.ts";

const Category = v.picklist(ROLLING_CATEGORIES);
const Share = v.picklist(ROLLING_SHARES);
const Scope = v.picklist(ROLLING_SCOPE_NAMES);

/** What was counted and what of it is rolling: before it was requested, and after. */
export const RollingPart = v.object({
  category: Category,
  share: Share,
  percent: v.number(),
  /** Counted for the first time, and changed by corrections of what was counted earlier. */
  before: v.object({ turnover: v.number(), correction: v.number(), won: v.number() }),
  after: v.object({ turnover: v.number(), won: v.number() }),
});
export type RollingPart = v.InferOutput<typeof RollingPart>;

/** GET /api/rolling/summary */
export const RollingQuery = v.strictObject({ scope: v.optional(Scope, "all") });
export const RollingSummary = v.object({
  parts: v.array(RollingPart),
  /** What a request would bring now; not above zero: nothing can be requested. */
  won: v.number(),
  /** The account has recommended somebody. */
  hasLine: v.boolean(),
  /** The last request, decided or not. */
  latest: v.nullable(MoneyRequest),
});
export type RollingSummary = v.InferOutput<typeof RollingSummary>;

/** GET /api/rolling/members: those whom the account recommended, the newest first. */
export const RollingMembersQuery = v.strictObject({ ...RollingQuery.entries, ...PageQuery });
export const RollingMember = v.object({
  /** A manager sees the user id; others see null, and the nickname with stars. */
  userId: v.nullable(v.string()),
  nickname: v.string(),
  level: v.number(),
  parts: v.array(
    v.object({
      category: Category,
      /** The account's rate of its line, in hundredths of a percent. */
      percent: v.number(),
      /** Counted won that are not requested yet, and those that are. */
      before: v.number(),
      after: v.number(),
      /** The rolling of `before`. */
      won: v.number(),
    }),
  ),
});
export type RollingMember = v.InferOutput<typeof RollingMember>;
export const RollingMemberPage = pageOf(RollingMember);
export type RollingMemberPage = v.InferOutput<typeof RollingMemberPage>;

/** POST /api/rolling/requests: pays what is counted up to now and was not requested before. */
export const RollingRequest = v.strictObject({ scope: Scope });

const Line = v.object({
  category: Category,
  share: Share,
  percent: v.number(),
  turnover: v.number(),
  correction: v.number(),
  won: v.number(),
});
export const RollingDetail = v.object({ ...MoneyRequest.entries, lines: v.array(Line) });
export type RollingDetail = v.InferOutput<typeof RollingDetail>;
export const RollingReport = v.object({ request: RollingDetail });

/** GET /api/rolling/requests: the account's own, newest first. GET /api/admin/rolling/requests/{id}: one. */
export const RollingRequestsQuery = v.strictObject({ state: v.optional(v.picklist(REQUEST_STATES)), ...PageQuery });
export const RollingRequestPage = pageOf(RollingDetail);
export type RollingRequestPage = v.InferOutput<typeof RollingRequestPage>;
