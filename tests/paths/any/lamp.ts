import { setup } from "xstate";

export const lamp = setup({ types: { events: {} as { type: "press" } | { type: "dim"; by: number } } }).createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { press: "on" } },
    on: {
      on: { press: "off", dim: { guard: ({ event }) => event.by > 50, target: "dark" } },
      after: { 60_000: "off" },
    },
    dark: { on: { press: "off" } },
  },
});
