import { SIGN_UP_ENDED_TEXT } from "../../domain/session/session-text.ts";
import { signUpFailureText } from "../../domain/session/session.ts";
import type { AlertTexts } from "../shared/alerts.ts";
import type { SignUpGateContext } from "./sign-up-gate.schema.ts";

export const SIGN_UP_GATE_ALERTS = {
  alertEnded: SIGN_UP_ENDED_TEXT,
  alertFailure: ({ failure }: SignUpGateContext) => signUpFailureText(failure),
} satisfies AlertTexts<SignUpGateContext>;
