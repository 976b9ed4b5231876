// The operator's side of the free board: what is written, also what is hidden, and who may not write.
import * as v from "valibot";
import { UserId } from "../account/account.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { reasonText } from "../written-text.ts";

export const WRITING_STATES = ["shown", "hidden", "deleted"] as const;
export type WritingState = (typeof WRITING_STATES)[number];

/** GET /api/admin/writings: posts, or comments, the newest first. */
export const WritingsQuery = v.strictObject({
  kind: v.picklist(["post", "comment"]),
  state: v.optional(v.picklist(WRITING_STATES)),
  /** A part of the title, the text, the writer's id or nickname. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  ...PageQuery,
});
const Writing = v.object({
  id: v.string(),
  /** Of a comment, the title of its post. */
  title: v.string(),
  postId: v.string(),
  contents: v.string(),
  userId: v.string(),
  nickname: v.string(),
  createdAt: v.string(),
  state: v.picklist(WRITING_STATES),
  /** Why it was hidden. */
  reason: v.nullable(v.string()),
  isBanned: v.boolean(),
});
export type Writing = v.InferOutput<typeof Writing>;
export const WritingPage = pageOf(Writing);
export type WritingPage = v.InferOutput<typeof WritingPage>;

const Reason = reasonText();
/** PUT /api/admin/writings/state. All of them are changed or none. What is deleted can be restored. */
export const ModerationRequest = v.strictObject({
  kind: v.picklist(["post", "comment"]),
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
  state: v.picklist(WRITING_STATES),
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, "사유는 200자 이하입니다.")), ""),
});
export type ModerationRequest = v.InferOutput<typeof ModerationRequest>;

/** PUT /api/admin/writing-bans/{userId}. Without `days` it lasts until it is lifted. */
export const BanRequest = v.strictObject({
  reason: Reason,
  days: v.optional(
    v.pipe(
      v.number("숫자를 입력해주세요."),
      v.integer("정수를 입력해주세요."),
      v.minValue(1, "1일 이상이어야 합니다."),
      v.maxValue(3_650, "3,650일 이하여야 합니다."),
    ),
  ),
});
export const BanList = v.object({
  items: v.array(
    v.object({
      userId: UserId,
      nickname: v.string(),
      reason: v.string(),
      createdAt: v.string(),
      endsAt: v.nullable(v.string()),
    }),
  ),
});
