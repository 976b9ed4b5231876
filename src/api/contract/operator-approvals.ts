// Sign-ups that wait for an operator.
import * as v from "valibot";
import { PageQuery, pageOf } from "./page.ts";

export const JOIN_STATES = ["waiting", "approved", "refused"] as const;
export type JoinState = (typeof JOIN_STATES)[number];

/** GET /api/admin/approvals: of those that waited, the oldest first while they wait, else the newest decision first. */
export const ApprovalsQuery = v.strictObject({ state: v.optional(v.picklist(JOIN_STATES), "waiting"), ...PageQuery });

export const Approval = v.object({
  id: v.string(),
  userId: v.string(),
  nickname: v.string(),
  phone: v.nullable(v.string()),
  recommender: v.nullable(v.string()),
  /** Other accounts with the same phone number. */
  samePhone: v.number(),
  joinedAt: v.string(),
  state: v.picklist(JOIN_STATES),
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
});
export type Approval = v.InferOutput<typeof Approval>;
export const ApprovalPage = pageOf(Approval);

/** POST /api/admin/approvals/{id}: decides once; request_moved when somebody has decided. */
export const ApprovalRequest = v.pipe(
  v.strictObject({
    decision: v.picklist(["approve", "refuse"]),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  }),
  v.forward(
    v.check(({ decision, reason }) => decision === "approve" || reason !== "", "사유를 입력해주세요."),
    ["reason"],
  ),
);
