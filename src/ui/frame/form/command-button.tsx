import type { FormSchema } from "@formisch/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as v from "valibot";
import { answerOf } from "../../../api/client/ask.ts";
import { requestOf } from "../../../api/client/send.ts";
import type { Answer, CommandEndpoint, Input } from "../../../api/contract/endpoint.ts";
import { askConfirm, type Question } from "../../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../../app-context.ts";
import { stateText } from "../../machine-state.ts";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { useAllowed } from "./allowed.ts";
import { CommandNotice } from "./command-notice.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { useCommand } from "./use-command.ts";

const NO_FIELDS = v.object({}) satisfies FormSchema;

export interface CommandButtonProps<To extends CommandEndpoint> extends Pick<ButtonProps, "look" | "size"> {
  to: To;
  input: Input<To>;
  /** Drafts and keys are stored under it. It carries the id of what it is about. */
  name: string;
  label: string;
  /** Read in place of the label where several buttons look alike. */
  "aria-label"?: string;
  disabled?: boolean;
  /** What is asked in the button's place before it is sent; left out, it is sent at once. */
  confirm?: ReactNode;
  /** Asked in a dialog instead, where the button stands in a row. */
  question?: Question;
  onDone?: (answer: Answer<To>) => void;
  /** Says beside the button that it is done. */
  doneText?: (answer: Answer<To>) => string;
}

/** A command without fields, as one button. Its outcome is looked up when no answer comes, as of a form. */
export function CommandButton<To extends CommandEndpoint>(props: CommandButtonProps<To>): ReactNode {
  "use no memo";
  const {
    to,
    input,
    name,
    label,
    disabled = false,
    confirm,
    question,
    onDone,
    doneText,
    look = "primary",
    size,
  } = props;
  const { dialogs } = useApp().actors;
  const request = requestOf(to, input);
  const command = { name, schema: NO_FIELDS, answer: answerOf(to), request: () => request };
  const actor = useCommand(command, (body) => onDone?.(body));
  const snapshot = useSelector(actor, (now) => now);
  const isAllowed = useAllowed(to.right);
  const press = () => {
    if (actor.getSnapshot().matches("done")) actor.send({ type: "command.again" });
    const asks = confirm !== undefined || question !== undefined;
    actor.send({ type: "command.submit", values: {}, request, asks });
    if (question && actor.getSnapshot().matches("confirming")) void ask(question);
  };
  const ask = async (asked: Question) => {
    const isSure = await askConfirm(dialogs, asked);
    // The answer is no where the page is left, and then the command may have ended with it.
    if (actor.getSnapshot().status === "active") actor.send({ type: isSure ? "command.confirm" : "command.cancel" });
  };
  if (!isAllowed) return null;
  return (
    <div data-machine="command" data-state={stateText(snapshot.value)} className="grid justify-items-end gap-2">
      {snapshot.matches("confirming") && !question ? (
        <ConfirmStep
          confirmLabel={label}
          onConfirm={() => actor.send({ type: "command.confirm" })}
          onCancel={() => actor.send({ type: "command.cancel" })}
        >
          {confirm}
        </ConfirmStep>
      ) : (
        <Button
          look={look}
          size={size ?? "md"}
          isBusy={snapshot.hasTag("busy")}
          disabled={disabled}
          aria-label={props["aria-label"]}
          onClick={press}
        >
          {label}
        </Button>
      )}
      {doneText && snapshot.matches("done") && (
        <output className="text-sm text-accent">{doneText(snapshot.context.body as Answer<To>)}</output>
      )}
      <CommandNotice
        state={stateText(snapshot.value)}
        context={snapshot.context}
        onReconcile={() => actor.send({ type: "command.reconcile" })}
        onResend={() => actor.send({ type: "command.resend" })}
        onDiscard={() => actor.send({ type: "command.discard" })}
      />
    </div>
  );
}
