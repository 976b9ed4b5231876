import { useActorRef } from "@xstate/react";
import type { FormSchema } from "@formisch/react";
import { use, useEffect, useEffectEvent, useState } from "react";
import type * as v from "valibot";
import { fromPromise, type ActorRefFrom } from "xstate";
import { secretFields } from "../../../api/contract/secret.ts";
import { DEFAULT_TIMEOUT_MS } from "../../../machines/command/command.actions.ts";
import { commandMachine } from "../../../machines/command/command.machine.ts";
import type {
  CommandAnswer,
  CommandInput,
  CommandIntent,
  StoreCommandInput,
} from "../../../machines/command/command.schema.ts";
import { useApp } from "../../app-context.ts";
import type { CommandCall, CommandDefinition, CommandEffects } from "./commands.ts";

export type CommandActor = ActorRefFrom<typeof commandMachine>;

/**
 * The command of one form, as long as the component stands. What an earlier visit of the same account left behind is
 * taken up: what was typed, and a request whose outcome is not known. Suspends until the effects are loaded.
 */
export function useCommand<Schema extends FormSchema, Answer extends v.GenericSchema>(
  command: CommandDefinition<Schema, Answer>,
  onDone: (answer: v.InferOutput<Answer>) => void,
): CommandActor {
  const commands = use(useApp().commands());
  const [options] = useState(() => optionsOf(command, commands));
  const actor = useActorRef(options.machine, { input: options.input });
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    const subscription = actor.on("command.done", ({ body }) => tellDone(body as v.InferOutput<Answer>));
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}

/** What the machine is told of a definition; how its values become a request is the form's matter. */
type CommandTerms = Omit<CommandDefinition, "request" | "confirms">;

function optionsOf(command: CommandTerms, effects: CommandEffects) {
  const { name, storesRequest = true, timeoutMs = DEFAULT_TIMEOUT_MS } = command;
  const place = { owner: effects.owner(), name };
  const { intent, draft } = effects.restore(place);
  const secrets = secretFields(command.schema);
  const terms = { secrets, storesRequest, timeoutMs, intent };
  const input: CommandInput = { ...place, ...terms, draft: draft && { ...place, draft } };
  return { input, machine: provideCommand(command, effects, timeoutMs) };
}

function provideCommand({ answer }: CommandTerms, effects: CommandEffects, timeoutMs: number) {
  const callOf = (signal: AbortSignal): CommandCall => ({ answer, timeoutMs, signal });
  return commandMachine.provide({
    actors: {
      storeIntent: fromPromise<CommandIntent, StoreCommandInput>(async ({ input }) => effects.storeIntent(input)),
      sendCommand: fromPromise<CommandAnswer, CommandIntent>(({ input, signal }) =>
        effects.send(input, callOf(signal)),
      ),
      findCommand: fromPromise<CommandAnswer, CommandIntent>(({ input, signal }) =>
        effects.find(input, callOf(signal)),
      ),
      withdrawCommand: fromPromise<CommandAnswer, CommandIntent>(({ input, signal }) =>
        effects.withdraw(input, callOf(signal)),
      ),
    },
    actions: {
      saveDraft: ({ context }) => effects.saveDraft(context, context.draft),
      dropDraft: ({ context }) => effects.dropDraft(context),
      dropIntent: ({ context }) => {
        if (context.intent) effects.dropIntent(context.intent);
      },
    },
  });
}
