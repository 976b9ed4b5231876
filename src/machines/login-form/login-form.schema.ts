import type { LoginErrors, LoginFields } from "./login-rules.ts";

export type LoginFormEvent =
  /** The member types. */
  | { type: "field.change"; field: keyof LoginFields; value: string }
  /** The member presses the button. */
  | { type: "form.submit" }
  /** A key in a field; 13 submits when there is text. */
  | { type: "key.press"; keyCode: number }
  /** The login or join dialog opens: id and password go. */
  | { type: "form.clear" };

export interface LoginFormContext extends LoginFields {
  errors: LoginErrors;
  /** Why the login failed, in Korean; the session has shown it as an alert already. */
  message: string | null;
}

export interface LoginFormActors {
  /** Sends the login and answers what came of it; see submit-login.ts. */
  submitLogin: { input: LoginFields; output: { isAccepted: boolean; message: string | null } };
}

export type LoginFormTag = "busy";
