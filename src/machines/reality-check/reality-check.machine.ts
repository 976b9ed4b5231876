// Reminds a member of the time and of the result so far, as often as the member has chosen: decisions, rule 22. The
// server has the time of the login, so that a reload or another tab begins no new interval.
import { assign, setup } from "xstate";
import { REMINDER_RETRY_MS, untilReminder } from "../../domain/account/protection/reminders.ts";
import { outputOf } from "../shared/settled.ts";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { LoginSoFar, RealityCheckContext, RealityCheckEvent, RealityCheckTag } from "./reality-check.schema.ts";

export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    tags: {} as RealityCheckTag,
  },
  actors: { readLogin: unprovidedPromise<LoginSoFar>("readLogin") },
  guards: { isWanted: ({ event }) => outputOf<LoginSoFar>(event).minutes > 0 },
  actions: {
    keepLogin: assign(({ event }) => ({ login: outputOf<LoginSoFar>(event) })),
    forgetLogin: assign({ login: null }),
    showReminder: unprovidedEffect("showReminder"),
    logOut: unprovidedEffect("logOut"),
  },
  delays: {
    due: ({ context: { login } }) => untilReminder(login?.minutes ?? 1, login?.elapsedMs ?? 0),
    retry: REMINDER_RETRY_MS,
  },
}).createMachine({
  id: "reality-check",
  context: { login: null },
  initial: "off",
  states: {
    off: { entry: "forgetLogin", on: { "reminder.ask": "asking" } },
    on: {
      initial: "counting",
      on: { "reminder.stop": "off" },
      states: {
        counting: { on: { "reminder.ask": "#reality-check.asking" }, after: { due: "reading" } },
        reading: {
          on: { "reminder.ask": "#reality-check.asking" },
          invoke: {
            id: "readResult",
            src: "readLogin",
            onDone: [
              { guard: "isWanted", target: "shown", actions: ["keepLogin", "showReminder"] },
              { target: "#reality-check.off" },
            ],
            onError: "#reality-check.failed",
          },
        },
        shown: {
          tags: "shown",
          meta: { requirements: ["REQ-R22"] },
          on: {
            "reminder.continue": "#reality-check.asking",
            "reminder.leave": { target: "#reality-check.off", actions: "logOut" },
          },
        },
      },
    },
    asking: {
      invoke: {
        id: "readLogin",
        src: "readLogin",
        onDone: [{ guard: "isWanted", target: "on", actions: "keepLogin" }, { target: "off" }],
        onError: "failed",
      },
      on: { "reminder.stop": "off", "reminder.ask": { target: "asking", reenter: true } },
    },
    failed: {
      on: { "reminder.stop": "off", "reminder.ask": "asking" },
      after: { retry: "asking" },
    },
  },
});
