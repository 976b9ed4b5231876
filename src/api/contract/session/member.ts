import * as v from "valibot";
import { PageQuery, pageOf } from "../page.ts";

/** POST /api/member/login */
export const LoginResponse = v.object({ token: v.string() });

/** GET /api/member/user: specification, section 3. */
export const User = v.object({
  id: v.string(),
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  emoney: v.number(),
  /** Rises with every movement of money or points: of two balances the one with the higher number holds. */
  walletSeq: v.number(),
  point: v.number(),
  isLogin: v.boolean(),
  type: v.number(),
  role: v.number(),
  withdrawalType: v.number(),
  tendency: v.array(v.string()),
});
export type User = v.InferOutput<typeof User>;

/** GET /api/message/unread answers a bare number. */
export const UnreadCount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** GET /api/member/token: the token that X-AUTH-TOKEN carries as `Bearer …`. */
export const TokenResponse = v.object({
  /** `null`: the cookie names no live session. */
  token: v.nullable(v.string()),
  /** What a first load asks for next, in the same answer; without it the page asks call by call. */
  start: v.optional(v.object({ user: User })),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;

export const Message = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  sentAt: v.string(),
  readAt: v.nullable(v.string()),
  /** An operator recalled it after the member had read it: it has no contents any more. */
  isRecalled: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;
/** GET /api/message */
export const MessagesQuery = v.strictObject(PageQuery);
/** One page, the newest first. `unread` counts all pages. */
export const MessageList = v.object({ ...pageOf(Message).entries, unread: v.number() });
export type MessageList = v.InferOutput<typeof MessageList>;
