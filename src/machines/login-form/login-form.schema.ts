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
}

export interface LoginFormActors {
  /** Sends the login and answers what came of it; the session says in an alert why it was refused. See submit-login.ts. */
  submitLogin: { input: LoginFields; output: { isAccepted: boolean } };
}

export type LoginFormTag = "busy";
