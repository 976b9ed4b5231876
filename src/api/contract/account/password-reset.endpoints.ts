import { endpoint } from "../endpoint.ts";
import { PasswordResetRequest } from "./password-reset.ts";

export const resetPassword = endpoint({
  method: "POST",
  path: "/member/password/reset",
  access: "anyone",
  command: "guest",
  body: PasswordResetRequest,
  answers: { 204: null },
});
