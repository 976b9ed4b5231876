import * as v from "valibot";
import { Id } from "../common.ts";

/** One login of the member: GET /api/member/sessions, newest first, those of the last days that ended as well. */
export const MemberSession = v.object({
  id: v.string(),
  address: v.string(),
  /** The browser's own words; empty when it said none. */
  userAgent: v.string(),
  createdAt: v.string(),
  /** When it ends unless the member moves on; not later than `endsAt`. */
  expiresAt: v.string(),
  endsAt: v.string(),
  /** True: it is the session of this call. */
  isCurrent: v.boolean(),
  isLive: v.boolean(),
  /** Why it ended: logout, ended, second_login, kicked, …, expired; null while it lives. */
  endedReason: v.nullable(v.string()),
});
export const MemberSessionList = v.object({ items: v.array(MemberSession) });
export type MemberSession = v.InferOutput<typeof MemberSession>;

/** How many sessions ended: those of the member itself, or what an operator ended. */
export const SessionsEnded = v.object({ ended: v.number() });

export const SessionParams = v.strictObject({ id: Id });
