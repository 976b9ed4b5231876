// A member who has forgotten the password sets a new one with a code that an operator gave.
import * as v from "valibot";
import { isPasswordCode, plainPasswordCode } from "../../../domain/account/password-code.ts";
import { secret } from "../secret.ts";
import { Password, UserId } from "./account.ts";

export const PasswordCode = v.pipe(
  v.string(),
  v.maxLength(40, "코드가 너무 깁니다."),
  v.transform(plainPasswordCode),
  v.check(isPasswordCode, "코드는 숫자 10자리입니다."),
  secret,
);

/** POST /api/member/password/reset: the code counts once; every session of the member ends. */
export const PasswordResetRequest = v.strictObject({ userId: UserId, code: PasswordCode, newPassword: Password });
export type PasswordResetRequest = v.InferOutput<typeof PasswordResetRequest>;
