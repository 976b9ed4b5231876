import type { LoginErrors, LoginFields } from "./login-rules.ts";

export type LoginFormEvent =
  /** The member types. */
  | { type: "field.change"; field: keyof LoginFields; value: string }
  /** The member presses the button. */
  | { type: "form.submit" }
  /** Who has a second factor types its code. */
  | { type: "code.change"; value: string }
  /** Back to id and password. */
  | { type: "code.cancel" }
  /** A key in a field; 13 submits when there is text. */
  | { type: "key.press"; keyCode: number }
  /** The login or join dialog opens: id and password go. */
  | { type: "form.clear" };

export interface LoginFormContext extends LoginFields {
  /** Of the second factor. */
  code: string;
  errors: LoginErrors;
}

/** `codeAsked`: id and password are right, and the code of the second factor is missing or wrong. */
export type LoginOutcome = "accepted" | "codeAsked" | "refused";

export interface LoginFormActors {
  /** Sends the login and answers what came of it; the session says in an alert why it was refused. See submit-login.ts. */
  submitLogin: { input: LoginFields & { code?: string }; output: LoginOutcome };
}

/** busy: the login is on its way; code: the code of the second factor is asked for. */
export type LoginFormTag = "busy" | "code";
