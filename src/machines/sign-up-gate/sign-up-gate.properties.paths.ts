// What holds of a whole walk of the gate before the sign-up.
import { after, respond, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn, not } from "../command/submission.properties.paths.ts";
import type { signUpGateMachine } from "./sign-up-gate.machine.ts";

const isRequested = comes("signUp.request");

export const signUpGateProperties: Properties<typeof signUpGateMachine> = {
  "who was told that there is no sign-up has no form before the server was asked again": after(
    isIn("ended", "failed"),
    not(isIn("open")),
    comes("xstate.done.actor.readSignUp"),
  ),
  "who closed the form or read why there is none is left alone until they ask": after(
    comes("signUp.close", "alert.read"),
    ({ started, effects }) => started.length === 0 && effects.length === 0,
    isRequested,
  ),
  "who asks has the form, or why there is none, once the server answered": respond(
    isRequested,
    isIn("open", "ended", "failed"),
    { steps: 1 },
  ),
};
