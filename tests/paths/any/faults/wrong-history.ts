import { setup } from "xstate";
// Fault: `resume` comes back to the menu, and `pause` is only in the game.
export const game = setup({
  types: { events: {} as { type: "start" | "next" | "pause" | "resume" | "quit" } },
}).createMachine({
  id: "game",
  initial: "menu",
  states: {
    menu: {
      initial: "first",
      states: { first: { on: { next: "second" } }, second: {}, last: { type: "history" } },
      on: { start: "playing" },
    },
    playing: {
      initial: "one",
      states: { one: { on: { next: "two" } }, two: {}, last: { type: "history" } },
      on: { pause: "paused", quit: "menu" },
    },
    paused: { on: { resume: "menu.last" } },
  },
});
