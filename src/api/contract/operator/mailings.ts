// Messages of operators to members: to whom, who has read them, and their recall.
import * as v from "valibot";
import { UserId } from "../account/account.ts";
import { PageQuery, pageOf } from "../page.ts";
import { reasonText, titleText } from "../written-text.ts";
import { ExportFormat } from "./export.ts";

/** As many as one message is addressed to by name. */
export const RECEIVERS = 500;
/**
 * POST /api/admin/messages, to one of: a member by id, or `all`, which is everyone but operators and managers; members by
 * their ids; the members of one level; the members of a manager or an agent and of those below.
 */
export const MessageRequest = v.strictObject({
  userId: v.optional(v.union([v.literal("all"), UserId])),
  userIds: v.optional(
    v.pipe(
      v.array(UserId),
      v.minLength(1, "아이디를 입력해주세요."),
      v.maxLength(RECEIVERS, "500명까지 보낼 수 있습니다."),
    ),
  ),
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  agent: v.optional(UserId),
  title: titleText(100),
  contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요."), v.maxLength(20_000, "내용이 너무 깁니다.")),
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;
export const MessagesSent = v.object({ sent: v.number() });

export const AUDIENCES = ["named", "level", "agent", "all"] as const;
const MailingLine = v.object({
  id: v.string(),
  sentAt: v.string(),
  /** The operator's user id. */
  sentBy: v.string(),
  title: v.string(),
  audience: v.picklist(AUDIENCES),
  /** User ids, a level, or the user id of a manager or agent. */
  audienceOf: v.array(v.string()),
  sent: v.number(),
  recalledAt: v.nullable(v.string()),
});
/** More reads than these are counted where one message is shown alone. */
export const MOST_READS = 10_000;
/** GET /api/admin/messages, the newest first. */
export const MailingsQuery = v.strictObject({ state: v.optional(v.picklist(["sent", "recalled"])), ...PageQuery });
export const Mailing = v.object({
  ...MailingLine.entries,
  /** Up to MOST_READS and one more. */
  read: v.number(),
});
export type Mailing = v.InferOutput<typeof Mailing>;
export const MailingPage = pageOf(Mailing);

/** GET /api/admin/messages/{id} */
export const MailingDetail = v.object({
  ...MailingLine.entries,
  /** Sanitised HTML, also after the recall. */
  contents: v.string(),
  /** All of them. */
  read: v.number(),
  recalledBy: v.nullable(v.string()),
  recallReason: v.nullable(v.string()),
});
export type MailingDetail = v.InferOutput<typeof MailingDetail>;

const receivers = { state: v.optional(v.picklist(["read", "unread"])) };
/** GET /api/admin/messages/{id}/receivers */
export const ReceiversQuery = v.strictObject({ ...receivers, ...PageQuery });
export const ReceiversExportQuery = v.strictObject({ ...receivers, format: ExportFormat });
export const Receiver = v.object({
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  readAt: v.nullable(v.string()),
});
export type Receiver = v.InferOutput<typeof Receiver>;
export const ReceiverPage = pageOf(Receiver);

/** POST /api/admin/messages/{id}/recall: who has not read it never will, who has read it is told. Once. */
export const RecallRequest = v.strictObject({ reason: reasonText() });
