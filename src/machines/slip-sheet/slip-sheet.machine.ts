// The slip as a sheet on a phone: it covers the list, so it closes when there is nothing left in it. What was taken out
// last is offered for a moment before. One that was opened empty, or turned to, says so and stays.
import { setup } from "xstate";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { SlipSheetEvent } from "./slip-sheet.schema.ts";

export const slipSheetMachine = setup({
  types: { events: {} as SlipSheetEvent },
  guards: { isOffered: ({ event }) => event.type === "slip.emptied" && event.isOffered },
  delays: { offerTime: 5_000 },
  actions: { closeSheet: unprovidedEffect("closeSheet") },
}).createMachine({
  id: "slip-sheet",
  initial: "opened",
  states: {
    opened: { on: { "slip.filled": { target: "filled" } } },
    filled: { on: { "slip.emptied": [{ guard: "isOffered", target: "offering" }, { target: "closed" }] } },
    offering: {
      on: {
        "tab.turned": { target: "opened" },
        "slip.filled": { target: "filled" },
        "slip.emptied": [{ guard: "isOffered" }, { target: "closed" }],
      },
      after: { offerTime: { target: "closed" } },
    },
    closed: { type: "final", entry: "closeSheet" },
  },
});
