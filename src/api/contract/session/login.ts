// What the login form checks and sends. Apart from the session, which every page loads.
import * as v from "valibot";

/** POST /api/member/login */
export const LoginRequest = v.strictObject({
  userId: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "아이디를 입력해주세요."),
    v.maxLength(64, "아이디가 너무 깁니다."),
  ),
  password: v.pipe(v.string(), v.minLength(1, "비밀번호를 입력해주세요."), v.maxLength(200, "비밀번호가 너무 깁니다.")),
  /** Of staff with a second factor: six digits, or a recovery code. Refused with code_required where it is missing. */
  code: v.optional(v.pipe(v.string(), v.maxLength(40, "인증 코드가 올바르지 않습니다."))),
});
export type LoginRequest = v.InferOutput<typeof LoginRequest>;
