// One member as operators see it: /admin/members/{userId}.
import * as v from "valibot";
import { isTendencyCode } from "../../../domain/account/tendencies.ts";
import { SPANS } from "../../../domain/common/spans.ts";
import { UserId } from "../account/account.ts";
import { PasswordCode } from "../account/password-reset.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { MemberSession } from "../session/sessions.ts";
import { noteText, reasonText } from "../written-text.ts";
import { OperatorMember } from "./members.ts";

/** GET /api/admin/members/{userId}: no phone number and no account number are in it. */
export const MemberProfile = v.object({
  ...OperatorMember.entries,
  /** A manager is no member, and has no page. */
  recommender: v.nullable(v.object({ userId: v.string(), isMember: v.boolean() })),
  /** waiting, refused: an operator decides about the sign-up, or has refused it. */
  joinState: v.picklist(["approved", "waiting", "refused"]),
  tendency: v.array(v.string()),
  hasPhone: v.boolean(),
  hasBank: v.boolean(),
  notes: v.number(),
  /** The last code for a new password; null: there was none. */
  passwordCode: v.nullable(
    v.object({ by: v.string(), createdAt: v.string(), expiresAt: v.string(), usedAt: v.nullable(v.string()) }),
  ),
});
export type MemberProfile = v.InferOutput<typeof MemberProfile>;

const Figures = { moneyIn: v.number(), moneyOut: v.number(), turnover: v.number(), paid: v.number() };
/** GET /api/admin/members/{userId}/figures: the last days, weeks or months of Seoul, the oldest first, and all of them. */
export const FiguresQuery = v.strictObject({ by: v.optional(v.picklist(SPANS), "day") });
export const FigureSpan = v.object({ from: v.string(), ...Figures });
export type FigureSpan = v.InferOutput<typeof FigureSpan>;
export const MemberFigures = v.object({ spans: v.array(FigureSpan), ever: v.object(Figures) });

/** GET /api/admin/members/{userId}/sessions: logins, newest first; addresses and browsers with how many others have them. */
export const MemberLogins = v.object({
  sessions: v.array(MemberSession),
  places: v.array(
    v.object({ kind: v.picklist(["address", "device"]), value: v.string(), since: v.string(), others: v.number() }),
  ),
});
export type MemberLogins = v.InferOutput<typeof MemberLogins>;
export const MemberSessionParams = v.strictObject({ userId: UserId, id: Id });

/** GET and POST /api/admin/members/{userId}/notes, the newest first. */
export const NotesQuery = v.strictObject(PageQuery);
export const NoteRequest = v.strictObject({ note: noteText(1_000) });
const MemberNote = v.object({ id: v.string(), at: v.string(), by: v.string(), note: v.string() });
export const MemberNotePage = pageOf(MemberNote);

/** PUT /api/admin/members/{userId}/tendency: sets a code or clears it. */
export const TendencyRequest = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.check(isTendencyCode, "코드는 숫자 1~3자리입니다.")),
  isSet: v.boolean(),
  reason: reasonText(),
});
export const TendencyAnswer = v.object({ tendency: v.array(v.string()) });
/** GET /api/admin/members/{userId}/tendency-changes, the newest first. */
export const TendencyChangesQuery = v.strictObject(PageQuery);
const TendencyChange = v.object({
  id: v.string(),
  at: v.string(),
  by: v.string(),
  code: v.string(),
  isSet: v.boolean(),
  reason: v.string(),
});
export const TendencyChangePage = pageOf(TendencyChange);

/** GET /api/admin/members/{userId}/personal: the reason stands in the log of operators. */
export const PersonalQuery = v.strictObject({ reason: reasonText() });
export const MemberPersonal = v.object({
  userId: v.string(),
  phone: v.nullable(v.string()),
  bank: v.nullable(v.object({ bank: v.string(), number: v.string(), holder: v.string(), changedAt: v.string() })),
});
export type MemberPersonal = v.InferOutput<typeof MemberPersonal>;

/**
 * POST /api/admin/members/{userId}/password-code: the page makes the code, so that the answer, which is kept, has none.
 * It takes the place of the one before.
 */
export const PasswordCodeRequest = v.strictObject({ code: PasswordCode, reason: reasonText() });
export const PasswordCodeAnswer = v.object({ expiresAt: v.string() });

/** POST /api/admin/points: below zero it takes points. */
export const PointsRequest = v.strictObject({
  userId: UserId,
  amount: v.pipe(
    v.number("숫자를 입력해주세요."),
    v.integer("정수를 입력해주세요."),
    v.minValue(-1_000_000_000, "10억 포인트 이하여야 합니다."),
    v.maxValue(1_000_000_000, "10억 포인트 이하여야 합니다."),
    v.check((points) => points !== 0, "0이 아니어야 합니다."),
  ),
  reason: reasonText(),
});
export const PointsReport = v.object({ userId: v.string(), point: v.number() });
