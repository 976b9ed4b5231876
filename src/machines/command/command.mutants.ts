import { anyOrder, defineMutants } from "../../../paths/lib/mutant-notes.ts";

const CALLS = { sending: "sendCommand", reconciling: "findCommand", withdrawing: "withdrawCommand" } as const;

export const commandMutants = defineMutants({
  sources: ["command.actions.ts"],
  equivalent: anyOrder(
    "an answer is of one kind",
    Object.entries(CALLS).flatMap(([state, call]) =>
      ["isDone", "isRefused", ...(state === "sending" ? [] : ["isSessionEnded"])].map(
        (guard) => `${state} xstate.done.actor.${call} [${guard}]`,
      ),
    ),
  ),
});
