// What waits for a second operator: decisions, rule 44.
import * as v from "valibot";
import { APPROVAL_DECISIONS, APPROVAL_STATES, MEASURES } from "../../../domain/operator/four-eyes.ts";
import { PageQuery, pageOf } from "../page.ts";

/** GET /api/admin/approvals: what waits, the oldest first; else the newest decision first. */
export const ApprovalsQuery = v.strictObject({ state: v.optional(v.picklist(APPROVAL_STATES), "asked"), ...PageQuery });

export const Approval = v.object({
  id: v.string(),
  /** What it does, in Korean. */
  title: v.string(),
  /** The call that is kept: `POST /admin/deposits`. */
  call: v.string(),
  /** What it is about: `member:member01`. */
  subjects: v.array(v.string()),
  /** What is asked for, without secrets. */
  shown: v.record(v.string(), v.unknown()),
  measure: v.picklist(MEASURES),
  /** Won or points; null where it takes two whatever it moves. */
  amount: v.nullable(v.number()),
  reason: v.string(),
  askedBy: v.string(),
  askedAt: v.string(),
  expiresAt: v.string(),
  state: v.picklist(APPROVAL_STATES),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  /** Why it was refused, or what has changed meanwhile. */
  decisionReason: v.nullable(v.string()),
  isOwn: v.boolean(),
  /** The reader may do what it asks for, and so may approve it. */
  mayDecide: v.boolean(),
});
export type Approval = v.InferOutput<typeof Approval>;
export const ApprovalPage = pageOf(Approval);

/** POST /api/admin/approvals/{id}: once; request_moved when it was decided, ran out or what it is about has changed. */
export const ApprovalRequest = v.pipe(
  v.strictObject({
    decision: v.picklist(APPROVAL_DECISIONS),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  }),
  v.forward(
    v.check(({ decision, reason }) => decision !== "refuse" || reason !== "", "사유를 입력해주세요."),
    ["reason"],
  ),
);
export type ApprovalRequest = v.InferOutput<typeof ApprovalRequest>;
/** What it is after that, and of an approval what the kept call answers. */
export const ApprovalDecided = v.object({
  state: v.picklist(APPROVAL_STATES),
  answer: v.nullable(v.object({ status: v.number(), body: v.unknown() })),
});
export type ApprovalDecided = v.InferOutput<typeof ApprovalDecided>;

const Won = v.pipe(
  v.number("금액을 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(1, "1 이상이어야 합니다."),
  v.maxValue(1_000_000_000_000, "금액이 너무 큽니다."),
);
/** GET and PUT /api/admin/four-eyes: from which amounts on it takes two, and for how long it waits. */
export const FourEyesTermsOnWire = v.strictObject({
  money: Won,
  points: Won,
  moved: Won,
  hours: v.pipe(
    v.number("시간을 입력해주세요."),
    v.integer("정수를 입력해주세요."),
    v.minValue(1, "1시간 이상이어야 합니다."),
    v.maxValue(168, "168시간 이하여야 합니다."),
  ),
});
