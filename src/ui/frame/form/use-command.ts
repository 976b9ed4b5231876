import type { FormSchema } from "@formisch/react";
import { use, useEffect, useRef, useState } from "react";
import type * as v from "valibot";
import { createActor, fromPromise, type ActorRefFrom, type Subscription } from "xstate";
import { secretFields } from "../../../api/contract/secret.ts";
import { DEFAULT_TIMEOUT_MS } from "../../../machines/command/submission.ts";
import { commandMachine } from "../../../machines/command/command.machine.ts";
import type { CommandInput, CommandIntent, StoreCommandInput } from "../../../machines/command/command.schema.ts";
import { useApp } from "../../app-context.ts";
import type { CommandDefinition, CommandEffects } from "./commands.ts";
import { submissionActors } from "./submission-actors.ts";

export type CommandActor = ActorRefFrom<typeof commandMachine>;

/** Who is told that it is done: the form that was opened last. */
const told = new WeakMap<CommandActor, Subscription>();

/**
 * The command of one form. What an earlier visit of the same account left behind is taken up: a command that is still on
 * its way, what was typed, and a request whose outcome is not known. Suspends until the effects are loaded. `onDone` is
 * called also after the component is gone, for a command that it sent.
 */
export function useCommand<Schema extends FormSchema, Answer extends v.GenericSchema>(
  command: Omit<CommandDefinition<Schema, Answer>, "request" | "confirms">,
  onDone: (answer: v.InferOutput<Answer>) => void,
): CommandActor {
  const effects = use(useApp().commands());
  const [actor] = useState(() => openCommand(command, effects));
  const tellDone = useRef(onDone);
  useEffect(() => {
    tellDone.current = onDone;
  });
  useEffect(() => {
    told.get(actor)?.unsubscribe();
    told.set(
      actor,
      actor.on("command.done", ({ body }) => tellDone.current(body as v.InferOutput<Answer>)),
    );
    return effects.hold(actor);
  }, [actor, effects]);
  return actor;
}

/** What the machine is told of a definition; how its values become a request is the form's matter. */
type CommandTerms = Omit<CommandDefinition, "request" | "confirms">;

function openCommand(command: CommandTerms, effects: CommandEffects): CommandActor {
  const { name, storesRequest = true, timeoutMs = DEFAULT_TIMEOUT_MS } = command;
  const place = { owner: effects.owner(), name };
  const running = effects.running(place);
  if (running) return running;
  const { intent, draft } = effects.restore(place);
  const secrets = secretFields(command.schema);
  const terms = { secrets, storesRequest, timeoutMs, intent };
  const input: CommandInput = { ...place, ...terms, draft: draft && { ...place, draft } };
  return createActor(provideCommand(command, effects, timeoutMs), { input });
}

export function provideCommand({ answer }: Pick<CommandTerms, "answer">, effects: CommandEffects, timeoutMs: number) {
  return commandMachine.provide({
    actors: {
      storeIntent: fromPromise<CommandIntent, StoreCommandInput>(async ({ input }) => effects.storeIntent(input)),
      ...submissionActors(effects, { answer, timeoutMs }),
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
