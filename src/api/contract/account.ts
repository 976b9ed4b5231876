// What an account is made of. Apart from the session's calls: only the forms need it.
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
