import type { Failure } from "../../domain/server-code.ts";
import { defineSchema } from "../shared/schema.ts";

export type SignUpGateEvent = { type: "signUp.request" } | { type: "signUp.close" };

export interface SignUpGateContext {
  failure: Failure | null;
}

export interface SignUpGateActors {
  /** GET settingSignUp. */
  readSignUp: { input: undefined; output: { joinStartEndFlg: boolean } };
}

export const signUpGateSchema = defineSchema<SignUpGateEvent>()({
  id: "sign-up-gate",
  states: ["idle", "reading", "ended", "open", "failed"],
  events: {
    "signUp.request": "the visitor asks to sign up",
    "signUp.close": "the visitor closes the sign-up dialog or its alert",
  },
  guards: ["hasEnded"],
  actions: ["keepFailure", "forgetFailure", "alertEnded", "alertFailure", "openSignUp"],
  /** alertEnded: SIGN_UP_ENDED_TEXT; alertFailure: signUpFailureText(context.failure); openSignUp: the recommender dialog. */
  effects: ["alertEnded", "alertFailure", "openSignUp"],
  actors: ["readSignUp"],
  delays: [],
  tags: ["busy"],
});
