import { raise, setup } from "xstate";
// Fault: the timer of `waiting` is not cancelled when an answer comes, and ends the next question.
export const quiz = setup({ types: { events: {} as { type: "ask" | "answer" | "timeUp" } } }).createMachine({
  id: "quiz",
  initial: "idle",
  states: {
    idle: { on: { ask: "waiting" } },
    waiting: {
      entry: raise({ type: "timeUp" }, { delay: 5_000, id: "limit" }),
      on: { answer: "answered", timeUp: "idle" },
    },
    answered: { on: { ask: "waiting", timeUp: "idle" } },
  },
});
