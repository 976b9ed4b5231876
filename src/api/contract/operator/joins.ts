// What waits for an operator: sign-ups, and changes that make two accounts look like one person's.
import * as v from "valibot";
import { JOIN_KINDS, TRACE_KINDS } from "../../../domain/account/one-person.ts";
import { PageQuery, pageOf } from "../page.ts";

export const JOIN_STATES = ["waiting", "approved", "refused"] as const;
export type JoinState = (typeof JOIN_STATES)[number];

/** GET /api/admin/joins: of those that waited, the oldest first while they wait, else the newest decision first. */
export const JoinsQuery = v.strictObject({ state: v.optional(v.picklist(JOIN_STATES), "waiting"), ...PageQuery });

/** What other accounts have too: how many, and some of their user ids. */
const SharedWith = v.object({ kind: v.picklist(TRACE_KINDS), count: v.number(), userIds: v.array(v.string()) });

export const JoinCheck = v.object({
  id: v.string(),
  /** join: a sign-up; phone, bank: a change of it. */
  kind: v.picklist(JOIN_KINDS),
  userId: v.string(),
  nickname: v.string(),
  phone: v.nullable(v.string()),
  bank: v.nullable(v.object({ bank: v.string(), number: v.string(), holder: v.string() })),
  recommender: v.nullable(v.string()),
  shared: v.array(SharedWith),
  askedAt: v.string(),
  state: v.picklist(JOIN_STATES),
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
});
export type JoinCheck = v.InferOutput<typeof JoinCheck>;
export const JoinPage = pageOf(JoinCheck);

/** POST /api/admin/joins/{id}: decides once; request_moved when somebody has decided. */
export const JoinDecision = v.pipe(
  v.strictObject({
    decision: v.picklist(["approve", "refuse"]),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  }),
  v.forward(
    v.check(({ decision, reason }) => decision === "approve" || reason !== "", "사유를 입력해주세요."),
    ["reason"],
  ),
);
/** What it is after that. */
export const JoinDecided = v.object({ state: v.picklist(JOIN_STATES) });
