import * as v from "valibot";
import { LoginRequest } from "../../api/contract/session/login.ts";

export interface LoginFields {
  userId: string;
  password: string;
}

/** The first thing that is wrong with each field, in Korean; none: the form may be sent. */
export type LoginErrors = Partial<Record<keyof LoginFields, string>>;

export const ENTER_KEY_CODE = 13;

/** Checks the form by the contract that the server checks it by. */
export function loginErrors(fields: LoginFields): LoginErrors {
  const parsed = v.safeParse(LoginRequest, { userId: fields.userId, password: fields.password });
  if (parsed.success) return {};
  const { userId, password } = v.flatten<typeof LoginRequest>(parsed.issues).nested ?? {};
  return { ...(userId ? { userId: userId[0] } : {}), ...(password ? { password: password[0] } : {}) };
}

/** Enter submits when something has been typed: specification, section 5. */
export function hasText(fields: LoginFields): boolean {
  return fields.userId.trim() !== "" || fields.password !== "";
}

/** Of the errors that are shown, those that still hold; a field that was never wrong is not blamed while typing. */
export function remainingErrors(shown: LoginErrors, fields: LoginFields): LoginErrors {
  const now = loginErrors(fields);
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
}
