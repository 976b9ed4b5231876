import { defineSchema } from "../shared/schema.ts";
import type { LoginErrors, LoginFields } from "./login-rules.ts";

export type LoginFormEvent =
  | { type: "field.change"; field: keyof LoginFields; value: string }
  | { type: "form.submit" }
  | { type: "key.press"; keyCode: number }
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

export const loginFormSchema = defineSchema<LoginFormEvent>()({
  id: "login-form",
  states: ["idle", "editing", "invalid", "submitting", "failed"],
  events: {
    "field.change": "the member types",
    "form.submit": "the member presses the button",
    "key.press": "a key in a field; 13 submits when there is text",
    "form.clear": "the login or join dialog opens: id and password go",
  },
  guards: ["isValid", "isEnterAndValid", "isEnterWithText", "isMended", "isAccepted"],
  actions: ["keepField", "keepErrors", "checkField", "clearFields", "keepRefusal", "keepFailure"],
  effects: [],
  actors: ["submitLogin"],
  delays: [],
  tags: ["busy"],
});
