// Before the recommender sign-up opens, the server is asked whether sign-up is open at all.
import { assign, setup } from "xstate";
import { failureOf, outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { SignUpGateActors, SignUpGateContext, SignUpGateEvent, SignUpGateTag } from "./sign-up-gate.schema.ts";

type Setting = SignUpGateActors["readSignUp"]["output"];

export const signUpGateMachine = setup({
  types: {
    context: {} as SignUpGateContext,
    events: {} as SignUpGateEvent,
    tags: {} as SignUpGateTag,
  },
  actors: { readSignUp: unprovidedPromise<Setting>("readSignUp") },
  guards: { hasEnded: ({ event }) => outputOf<Setting>(event).joinStartEndFlg },
  actions: {
    keepFailure: assign(({ event }) => ({ failure: failureOf(event) })),
    forgetFailure: assign({ failure: null }),
    alertEnded: unprovidedEffect("alertEnded"),
    alertFailure: unprovidedEffect("alertFailure"),
    openSignUp: unprovidedEffect("openSignUp"),
  },
}).createMachine({
  id: "sign-up-gate",
  context: { failure: null },
  initial: "idle",
  states: {
    idle: { on: { "signUp.request": "reading" } },
    reading: {
      tags: "busy",
      entry: "forgetFailure",
      invoke: {
        id: "readSignUp",
        src: "readSignUp",
        onDone: [
          {
            guard: "hasEnded",
            target: "ended",
            actions: "alertEnded",
            meta: { requirements: ["REQ-5.2", "REQ-5.3", "REQ-8.3"] },
          },
          { target: "open", actions: "openSignUp", meta: { requirements: ["REQ-R27"] } },
        ],
        onError: { target: "failed", actions: ["keepFailure", "alertFailure"] },
      },
    },
    ended: { on: { "signUp.request": "reading", "alert.read": "idle" } },
    open: { on: { "signUp.close": "idle" } },
    failed: { on: { "signUp.request": "reading", "alert.read": "idle" } },
  },
});
