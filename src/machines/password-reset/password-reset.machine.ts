// A forgotten password: whom to ask, the code that an operator gives, and the new password. The form's command sends it.
import { setup } from "xstate";
import type { PasswordResetEvent, PasswordResetTag } from "./password-reset.schema.ts";

export const passwordResetMachine = setup({
  types: { events: {} as PasswordResetEvent, tags: {} as PasswordResetTag },
  guards: { isTooMany: ({ event }) => event.type === "code.refused" && event.isTooMany },
}).createMachine({
  id: "password-reset",
  initial: "asking",
  states: {
    asking: { on: { "code.have": "typing" } },
    typing: {
      tags: "form",
      initial: "first",
      on: {
        "code.back": "asking",
        "code.refused": [
          { guard: "isTooMany", target: "shut", meta: { requirements: ["REQ-R36"] } },
          { target: ".wrong" },
        ],
        "password.set": { target: "set", meta: { requirements: ["REQ-4.23"] } },
      },
      states: { first: {}, wrong: {} },
    },
    shut: { on: { "code.back": "asking" } },
    set: { type: "final" },
  },
});
