// Effects. alertEnded: SIGN_UP_ENDED_TEXT; alertFailure: signUpFailureText(context.failure); openSignUp: the
// recommender dialog.
import type { Failure } from "../../domain/session/server-code.ts";

export type SignUpGateEvent =
  /** The visitor asks to sign up. */
  | { type: "signUp.request" }
  /** The visitor closes the sign-up dialog. */
  | { type: "signUp.close" }
  /** The visitor has read why there is no sign-up. */
  | { type: "alert.read" };

export interface SignUpGateContext {
  failure: Failure | null;
}

export interface SignUpGateActors {
  /** GET settingSignUp. */
  readSignUp: { input: undefined; output: { joinStartEndFlg: boolean } };
}

export type SignUpGateTag = "busy";
