// Accounts of operators, managers and agents.
import * as v from "valibot";
import { isRole, type Role } from "../../../domain/operator/rights.ts";
import { fitsKind, STAFF_KINDS } from "../../../domain/operator/staff.ts";
import { Password, UserId } from "../account/account.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { MemberSession } from "../session/sessions.ts";
import { reasonText } from "../written-text.ts";
import { StaffDevice } from "./own-account.ts";

const RoleName = v.custom<Role>((given) => typeof given === "string" && isRole(given), "없는 역할입니다.");
const Roles = v.pipe(
  v.array(RoleName),
  v.maxLength(7, "역할이 너무 많습니다."),
  v.transform((roles) => [...new Set(roles)]),
);
const Kind = v.picklist(STAFF_KINDS, "종류를 골라주세요.");
const DO_NOT_FIT = "이 계정에 줄 수 없는 역할입니다.";

/** GET /api/admin/staff: by their ids. */
export const StaffQuery = v.strictObject({
  /** A part of the id or of the name. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  kind: v.optional(Kind),
  ...PageQuery,
});

export const StaffRow = v.object({
  userId: v.string(),
  nickname: v.string(),
  kind: v.picklist(STAFF_KINDS),
  roles: v.array(v.string()),
  /** The user id of who stands above a manager or an agent; null: the house. */
  above: v.nullable(v.string()),
  createdAt: v.string(),
  /** The user id; null: by the command line or the demo. */
  createdBy: v.nullable(v.string()),
  /** Somebody else knows the password: it is changed at the next login. */
  isPasswordGiven: v.boolean(),
  hasFactor: v.boolean(),
  /** Why the account is barred; null: it is not. */
  barredReason: v.nullable(v.string()),
  lastLoginAt: v.nullable(v.string()),
  isOnline: v.boolean(),
  /** It is the account of this call, about which others decide. */
  isOwn: v.boolean(),
});
export type StaffRow = v.InferOutput<typeof StaffRow>;
export const StaffPage = pageOf(StaffRow);
export type StaffPage = v.InferOutput<typeof StaffPage>;

/** POST /api/admin/staff. The password is the person's until the first login, which asks for another. */
export const StaffRequest = v.pipe(
  v.strictObject({
    userId: UserId,
    nickname: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, "이름은 2자 이상입니다."),
      v.maxLength(12, "이름은 12자 이하입니다."),
    ),
    kind: Kind,
    roles: Roles,
    /** Who stands above a manager or an agent; empty: the house. */
    above: v.optional(v.union([v.literal(""), UserId]), ""),
    password: Password,
    reason: reasonText(),
  }),
  v.forward(
    v.partialCheck([["kind"], ["roles"]], ({ kind, roles }) => fitsKind(kind, roles), DO_NOT_FIT),
    ["roles"],
  ),
);
export type StaffRequest = v.InferOutput<typeof StaffRequest>;

/** PUT /api/admin/staff/{userId}/roles */
export const RolesRequest = v.strictObject({ roles: Roles, reason: reasonText() });
/** What only has a reason: a bar, a reset of the second factor. */
export const ReasonRequest = v.strictObject({ reason: reasonText() });
/** PUT /api/admin/staff/{userId}/password: one that the next login asks to change. */
export const GivenPasswordRequest = v.strictObject({ password: Password, reason: reasonText() });

/** `{userId}` and the id of a session or a browser in a path. */
export const StaffPartParams = v.strictObject({ userId: UserId, id: Id });
/** GET /api/admin/staff/{userId}/sessions: the sessions of the last days, and the browsers that are known. */
export const StaffSessions = v.object({ sessions: v.array(MemberSession), devices: v.array(StaffDevice) });
export type StaffSessions = v.InferOutput<typeof StaffSessions>;
