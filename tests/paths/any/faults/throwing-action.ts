import { writeFileSync } from "node:fs";
import { enqueueActions, setup } from "xstate";
// Faults: an action reads what is not there, by itself and within another one. What reaches for a page or a file is none.
export const tracker = setup({
  types: { context: {} as { last: { name: string } | null }, events: {} as { type: "show" | "hide" | "keep" } },
  actions: {
    tellName: ({ context }) => void context.last!.name.trim(),
    tellPage: () => document.title.trim(),
    tellFile: () => writeFileSync("/statechart-paths-was-here", ""),
  },
}).createMachine({
  id: "tracker",
  context: { last: null },
  initial: "hidden",
  states: {
    hidden: { on: { show: { target: "shown", actions: "tellName" } } },
    shown: {
      on: {
        hide: { target: "hidden", actions: ["tellPage", "tellFile"] },
        keep: {
          actions: enqueueActions(({ enqueue, context }) => {
            enqueue(function keepName() {
              void context.last!.name.length;
            });
          }),
        },
      },
    },
  },
});
