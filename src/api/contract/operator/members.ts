// The operator's list of members.
import * as v from "valibot";
import { DisableRequest } from "./operator.ts";
import { PageQuery, pageOf } from "../page.ts";
import { ExportFormat } from "./export.ts";
import { sortOf } from "./table.ts";

const MEMBER_FILTER = {
  /** A part of the id or of the nickname. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  level: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
};

/** GET /api/admin/members: members only, the newest first where no order is given. */
export const OperatorMembersQuery = v.strictObject({
  ...MEMBER_FILTER,
  sort: sortOf("joinedAt", "userId", "level"),
  ...PageQuery,
});
export type OperatorMembersQuery = v.InferOutput<typeof OperatorMembersQuery>;

/** GET /api/admin/members/export: every member of the filter. */
export const MembersExportQuery = v.strictObject({ ...MEMBER_FILTER, format: ExportFormat });
export type MembersExportQuery = v.InferOutput<typeof MembersExportQuery>;

/** GET /api/admin/online: members who are logged in now. */
export const OnlineCount = v.object({ members: v.number() });

export const OperatorMember = v.object({
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  /** Won and points. */
  emoney: v.number(),
  point: v.number(),
  joinedAt: v.string(),
  lastLoginAt: v.nullable(v.string()),
  /** Logged in now. */
  isOnline: v.boolean(),
  /** Why an operator disabled the account; null: it is not. */
  disabledReason: v.nullable(v.string()),
  /** All bets that were taken, and their stakes in won. */
  bets: v.number(),
  stake: v.number(),
  /** Those that are not decided. */
  openBets: v.number(),
  openStake: v.number(),
});
export type OperatorMember = v.InferOutput<typeof OperatorMember>;
export const OperatorMemberPage = pageOf(OperatorMember);
export type OperatorMemberPage = v.InferOutput<typeof OperatorMemberPage>;

/** PUT /api/admin/members/{userId}/level: a level of the table of bet limits. */
export const LevelRequest = v.strictObject({
  level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  reason: DisableRequest.entries.reason,
});
export const LevelAnswer = v.object({ userId: v.string(), level: v.number() });

/** GET /api/admin/members/{userId}/level-changes, the newest first. */
export const LevelChangesQuery = v.strictObject(PageQuery);
export const LevelChange = v.object({
  id: v.string(),
  at: v.string(),
  from: v.number(),
  to: v.number(),
  reason: v.string(),
  /** The operator's user id. */
  by: v.string(),
});
export type LevelChange = v.InferOutput<typeof LevelChange>;
export const LevelChangePage = pageOf(LevelChange);
