import { fromPromise } from "xstate";
import type { CommandAnswer, CommandIntent } from "../../../machines/command/command.schema.ts";
import type { CommandCall, CommandEffects } from "./commands.ts";

/** The three calls of a machine with the states of a submission. */
export function submissionActors(effects: CommandEffects, terms: Omit<CommandCall, "signal">) {
  const call = (act: "send" | "find" | "withdraw") =>
    fromPromise<CommandAnswer, CommandIntent>(({ input, signal }) => effects[act](input, { ...terms, signal }));
  return { sendCommand: call("send"), findCommand: call("find"), withdrawCommand: call("withdraw") };
}
