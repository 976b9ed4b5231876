import * as v from "valibot";
import { isFreeName } from "../../domain/reserved-names.ts";
import { secret } from "./secret.ts";

const RESERVED = "사용할 수 없는 이름입니다.";

export const UserId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9_]{4,20}$/, "아이디는 영문, 숫자, 밑줄 4~20자입니다."),
);
export const Password = v.pipe(
  v.string(),
  // One text has one spelling, so that its length means the same everywhere.
  v.normalize("NFC"),
  v.check((text) => text.trim() !== "", "비밀번호가 비어 있습니다."),
  v.minLength(8, "비밀번호는 8자 이상입니다."),
  v.maxLength(72, "비밀번호는 72자 이하입니다."),
  secret,
);

/** POST /api/member/login */
export const LoginRequest = v.strictObject({
  userId: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "아이디를 입력해주세요."),
    v.maxLength(64, "아이디가 너무 깁니다."),
  ),
  password: v.pipe(v.string(), v.minLength(1, "비밀번호를 입력해주세요."), v.maxLength(200, "비밀번호가 너무 깁니다.")),
});
export type LoginRequest = v.InferOutput<typeof LoginRequest>;

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
  start: v.optional(v.object({ user: User, unread: UnreadCount })),
});
export type TokenResponse = v.InferOutput<typeof TokenResponse>;

/** POST /api/member/join: sign-up through a recommender. */
export const JoinRequest = v.strictObject({
  recommender: UserId,
  userId: v.pipe(UserId, v.check(isFreeName, RESERVED)),
  password: Password,
  nickname: v.pipe(
    v.string(),
    v.trim(),
    v.normalize("NFC"),
    v.minLength(2, "닉네임은 2자 이상입니다."),
    v.maxLength(12, "닉네임은 12자 이하입니다."),
    v.regex(/^[\p{Script=Hangul}A-Za-z0-9_]+$/u, "닉네임은 한글, 영문, 숫자, 밑줄만 쓸 수 있습니다."),
    v.check(isFreeName, RESERVED),
  ),
});
export type JoinRequest = v.InferOutput<typeof JoinRequest>;

/** POST /api/member/password: changes it with the old one; every session of the member ends. */
export const PasswordChangeRequest = v.strictObject({
  userId: UserId,
  password: v.pipe(v.string(), v.minLength(1, "현재 비밀번호를 입력해주세요."), v.maxLength(200), secret),
  newPassword: Password,
});
export type PasswordChangeRequest = v.InferOutput<typeof PasswordChangeRequest>;

export const Message = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  sentAt: v.string(),
  readAt: v.nullable(v.string()),
});
export type Message = v.InferOutput<typeof Message>;
/** GET /api/message, newest first. */
export const MessageList = v.object({ items: v.array(Message) });
