// What members see and change of their own account.
import * as v from "valibot";
import { Password, Phone } from "./account.ts";
import { secret } from "../secret.ts";

const LoginPassword = v.pipe(v.string(), v.minLength(1, "로그인 비밀번호를 입력해주세요."), v.maxLength(200), secret);

/** GET /api/member/profile */
export const Profile = v.object({
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  /** Masked: 010-****-5678. null: none is registered. */
  phone: v.nullable(v.string()),
  joinedAt: v.string(),
  /** The login before this one. */
  lastLoginAt: v.nullable(v.string()),
});
export type Profile = v.InferOutput<typeof Profile>;

/** PUT /api/member/phone */
export const PhoneRequest = v.strictObject({ phone: Phone, password: LoginPassword });
export const PhoneAnswer = v.object({ phone: v.string() });

/** POST /api/member/own-password: every other login of the member ends. */
export const OwnPasswordRequest = v.strictObject({
  password: LoginPassword,
  newPassword: Password,
  /** Of staff with a second factor. */
  code: v.optional(v.pipe(v.string(), v.maxLength(40, "인증 코드가 올바르지 않습니다."), secret)),
});
