import { Form, type FormSchema, type FormStore, getDeepErrorEntries, getDirtyInput, getInput } from "@formisch/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type * as v from "valibot";
import { secretFields } from "../../../api/contract/secret.ts";
import type { CommandRefusal } from "../../../machines/command/command.schema.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { useAllowed } from "./allowed.ts";
import { CommandNotice } from "./command-notice.tsx";
import type { CommandDefinition } from "./commands.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { FormProvider } from "./form-context.ts";
import { FORM_TEXT } from "./text.ts";
import { useUnsaved } from "./unsaved.ts";
import { useCommandForm } from "./use-command-form.ts";

export interface CommandFormProps<Schema extends FormSchema, Answer extends v.GenericSchema> {
  /** See `commandOf`. One that changes its name while it stands needs a `key` of that name. */
  command: CommandDefinition<Schema, Answer>;
  /** What the fields hold at first; left out, they are empty. */
  initial?: Partial<v.InferInput<Schema>>;
  submitLabel: string;
  /** How the buttons look that send it. */
  look?: "primary" | "danger";
  /** Shows a second button. */
  cancel?: { label: string; onCancel: () => void };
  /** What is to be confirmed; of a command that `confirms`. */
  renderConfirm?: (values: v.InferOutput<Schema>) => ReactNode;
  /** The server has done it. */
  onDone?: (answer: v.InferOutput<Answer>) => void;
  onRefused?: (refusal: CommandRefusal) => void;
  /** What the fields hold then: `initial` again, or, of a form that edits what there is, what was sent. */
  afterDone?: "empty" | "keep";
  /** Says under the fields that it is done, until something is typed again. */
  doneText?: (answer: v.InferOutput<Answer>) => string;
  /** `Field`, `AreaField`, `MoneyField`, `NumberField`, `CheckField`, `SelectField` by the names of the schema. */
  children: ReactNode;
}

/**
 * A form whose submission is a command: its fields are checked by the schema, what was typed survives a refusal, a lost
 * line and a forced logout, and it is done once or not at all.
 */
export function CommandForm<Schema extends FormSchema, Answer extends v.GenericSchema>(
  props: CommandFormProps<Schema, Answer>,
) {
  "use no memo";
  const {
    command,
    initial = {},
    afterDone = "empty",
    onDone,
    onRefused,
    submitLabel,
    look = "primary",
    cancel,
    renderConfirm,
  } = props;
  const { form, actor, isRestored, tellEdited, submit, startOver } = useCommandForm(command, {
    initial,
    afterDone,
    onDone,
    onRefused,
  });
  const snapshot = useSelector(actor, (now) => now);
  const state = stateText(snapshot.value);
  const { context } = snapshot;
  const isBusy = snapshot.hasTag("busy");
  const secrets = secretFields(command.schema);
  const isKept = snapshot.matches("editing") && Object.keys(context.draft).length > 0 && secrets.length === 0;
  // A draft keeps all but the secret fields.
  const edited = getDirtyInput(form) ?? {};
  useUnsaved(secrets.some((name) => name in edited));
  const isAllowed = useAllowed(command.right);
  const faults = form.isSubmitted ? getDeepErrorEntries(form).length : 0;

  // What there is may be read by who may not change it.
  if (!isAllowed && afterDone === "empty") return null;
  if (snapshot.matches("confirming"))
    return (
      <div data-machine="command" data-state={state}>
        <ConfirmStep
          confirmLabel={submitLabel}
          look={look}
          onConfirm={() => actor.send({ type: "command.confirm" })}
          onCancel={() => actor.send({ type: "command.cancel" })}
        >
          {renderConfirm?.(context.values as v.InferOutput<Schema>)}
        </ConfirmStep>
      </div>
    );
  return (
    <Form
      of={form}
      data-machine="command"
      data-state={state}
      className="grid gap-3"
      onChange={tellEdited}
      onSubmit={(values) => submit(values)}
    >
      {isRestored && snapshot.matches("editing") && (
        <p className="flex items-center justify-between gap-2 text-xs text-muted">
          {FORM_TEXT.restored}
          <Button size="sm" onClick={startOver}>
            {FORM_TEXT.startOver}
          </Button>
        </p>
      )}
      <FormProvider value={{ form, secrets, isBusy, tellEdited }}>
        <fieldset disabled={isBusy || !isAllowed} className="contents">
          {props.children}
        </fieldset>
      </FormProvider>
      {faults > 1 && snapshot.matches("editing") && (
        <p role="alert" className="text-sm text-danger">
          {FORM_TEXT.faults(faults)}
        </p>
      )}
      <CommandNotice
        state={state}
        context={isSaidAtField(form, context.refusal) ? { ...context, refusal: null } : context}
        onReconcile={() => actor.send({ type: "command.reconcile" })}
        onResend={() => actor.send({ type: "command.resend" })}
        onDiscard={() => actor.send({ type: "command.discard" })}
      />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-2">
        {isKept && <span className="mr-auto text-xs text-muted">{FORM_TEXT.kept}</span>}
        {props.doneText && snapshot.matches("done") && (
          <output className="text-sm text-accent">{props.doneText(context.body as v.InferOutput<Answer>)}</output>
        )}
        {cancel && <Button onClick={cancel.onCancel}>{cancel.label}</Button>}
        {isAllowed && (
          <Button look={look} type="submit" isBusy={isBusy} disabled={snapshot.matches("done")}>
            {submitLabel}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** A field says the same: it is told once. */
function isSaidAtField(form: FormStore<FormSchema>, refusal: CommandRefusal | null): boolean {
  const fields = getInput(form) as object;
  return !!refusal?.problems.some(
    ({ path, message }) => path !== null && path in fields && message === refusal.message,
  );
}
