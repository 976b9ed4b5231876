import {
  focus,
  type FormSchema,
  type FormStore,
  getDirtyInput,
  getInput,
  reset,
  setErrors,
  setInput,
  useForm,
} from "@formisch/react";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from "react";
import type * as v from "valibot";
import { speakKorean } from "../../../api/contract/issue-text.ts";
import type { CommandRefusal } from "../../../machines/command/command.schema.ts";
import type { CommandDefinition } from "./commands.ts";
import { useCommand, type CommandActor } from "./use-command.ts";

speakKorean();

export interface CommandFormControl<Schema extends FormSchema> {
  form: FormStore<Schema>;
  actor: CommandActor;
  /** The fields hold what an earlier visit typed. */
  isRestored: boolean;
  tellEdited: () => void;
  submit: (values: v.InferOutput<Schema>) => void;
  startOver: () => void;
}

export interface CommandFormOptions<Schema extends FormSchema, Answer extends v.GenericSchema> {
  initial: Partial<v.InferInput<Schema>>;
  afterDone: "empty" | "keep";
  onDone: ((answer: v.InferOutput<Answer>) => void) | undefined;
  onRefused: ((refusal: CommandRefusal) => void) | undefined;
}

/** Binds a form's fields to its command: drafts go to the machine, the server's problems come back to the fields. */
export function useCommandForm<Schema extends FormSchema, Answer extends v.GenericSchema>(
  command: CommandDefinition<Schema, Answer>,
  { initial, afterDone, onDone, onRefused }: CommandFormOptions<Schema, Answer>,
): CommandFormControl<Schema> {
  "use no memo";
  const form = useForm({
    schema: command.schema,
    initialInput: initial as never,
    emptyInput: { string: "", boolean: false },
  });
  const actor = useCommand(command, (answer) => {
    if (afterDone === "keep") reset(form, { initialInput: getInput(form) as never });
    else reset(form);
    onDone?.(answer);
  });
  const [draft] = useState(() => actor.getSnapshot().context.draft);
  const [isRestored, setRestored] = useState(Object.keys(draft).length > 0);
  const tellEdited = () => actor.send({ type: "command.edit", draft: (getDirtyInput(form) ?? {}) as object as Draft });
  const tellRefused = useEffectEvent((refusal: CommandRefusal) => {
    blameFields(form, refusal);
    // It is kept as it was sent until another operator decides.
    if (refusal.code === "approval_asked" && afterDone === "empty") reset(form);
    onRefused?.(refusal);
  });
  // Before the first paint, so that nobody types into fields that change under the hand.
  const [, tellFilled] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    fillIn(form, draft);
    // The fields that mount with the form subscribe after this: they have to read it once more.
    tellFilled();
  }, [form, draft]);
  useEffect(() => {
    const subscription = actor.on("command.refused", ({ refusal }) => tellRefused(refusal));
    return () => subscription.unsubscribe();
  }, [actor]);
  return {
    form,
    actor,
    isRestored,
    tellEdited,
    submit: (values) =>
      actor.send({ type: "command.submit", values, request: command.request(values), asks: asksOf(command, values) }),
    startOver: () => {
      reset(form);
      setRestored(false);
      tellEdited();
    },
  };
}

function asksOf<Schema extends FormSchema>(
  { confirms = false }: Pick<CommandDefinition<Schema>, "confirms">,
  values: v.InferOutput<Schema>,
): boolean {
  return typeof confirms === "function" ? confirms(values) : confirms;
}

type Draft = Readonly<Record<string, unknown>>;

/** Takes over only what the form still has; its rules are checked when it is submitted. */
function fillIn(form: FormStore<FormSchema>, draft: Draft): void {
  const fields = getInput(form) as Draft;
  for (const [name, input] of Object.entries(draft))
    if (name in fields) setInput(form, { path: [name], input } as never);
}

/** Puts each problem under its field and the focus on the first of them. */
function blameFields(form: FormStore<FormSchema>, { problems }: CommandRefusal): void {
  const fields = getInput(form) as Draft;
  const known = problems.filter(({ path }) => path !== null && path in fields);
  for (const { path, message } of known.toReversed()) setErrors(form, { path: [path], errors: [message] } as never);
  const [first] = known;
  if (first) setTimeout(() => focus(form, { path: [first.path] } as never));
}
