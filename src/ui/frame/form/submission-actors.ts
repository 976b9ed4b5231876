import { fromPromise } from "xstate";
import type { CommandAnswer, CommandIntent } from "../../../machines/command/command.schema.ts";
import type { CommandCall, CommandEffects } from "./commands.ts";

interface Readers<Intent, Answer> {
  /** The command of what the machine stored. */
  commandOf: (intent: Intent) => CommandIntent;
  /** What an answer means for the machine. */
  read: (answer: CommandAnswer) => Answer;
}

const AS_COMMAND: Readers<CommandIntent, CommandAnswer> = { commandOf: (intent) => intent, read: (answer) => answer };

type Calls = Pick<CommandEffects, "send" | "find" | "withdraw">;
type Terms = Omit<CommandCall, "signal">;

/** The three calls of a machine with the states of a submission. */
export function submissionActors(effects: Calls, terms: Terms) {
  return submissionActorsOf(effects, terms, AS_COMMAND);
}

/** Of a machine that stores or reads in its own way. */
export function submissionActorsOf<Intent extends object, Answer>(
  effects: Calls,
  terms: Terms,
  { commandOf, read }: Readers<Intent, Answer>,
) {
  const call = (act: keyof Calls) =>
    fromPromise<Answer, Intent>(async ({ input, signal }) =>
      read(await effects[act](commandOf(input), { ...terms, signal })),
    );
  return { sendCommand: call("send"), findCommand: call("find"), withdrawCommand: call("withdraw") };
}
