import type { FormSchema } from "@formisch/react";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import * as v from "valibot";
import { answerOf } from "../../../api/client/ask.ts";
import { requestOf } from "../../../api/client/send.ts";
import type { Answer, CommandEndpoint, Input } from "../../../api/contract/endpoint.ts";
import type { CommandRequest } from "../../../machines/command/command.schema.ts";
import { stateText } from "../../machine-state.ts";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { CommandNotice } from "./command-notice.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { useCommand } from "./use-command.ts";

const NO_FIELDS = v.object({}) satisfies FormSchema;

interface Props<Body> extends Pick<ButtonProps, "look" | "size"> {
  /** Drafts and keys are stored under it. It carries the id of what it is about. */
  name: string;
  label: string;
  /** Read in place of the label where several buttons look alike. */
  "aria-label"?: string;
  disabled?: boolean;
  /** What is asked before it is sent; left out, it is sent at once. */
  confirm?: ReactNode;
  onDone?: (answer: Body) => void;
  /** Says beside the button that it is done. */
  doneText?: (answer: Body) => string;
}

/** To an endpoint of the table. */
interface ToEndpoint<To extends CommandEndpoint> extends Props<Answer<To>> {
  to: To;
  input: Input<To>;
}

/** To a call that is not in the table yet. */
interface ToRequest<Body> extends Props<Body> {
  request: CommandRequest;
  answer: v.GenericSchema<unknown, Body>;
}

/** A command without fields, as one button. Its outcome is looked up when no answer comes, as of a form. */
export function CommandButton<To extends CommandEndpoint>(props: ToEndpoint<To>): ReactNode;
export function CommandButton<Body>(props: ToRequest<Body>): ReactNode;
export function CommandButton(props: ToEndpoint<CommandEndpoint> | ToRequest<unknown>): ReactNode {
  "use no memo";
  const { name, label, disabled = false, confirm, onDone, doneText, look = "primary", size } = props;
  const request = "to" in props ? requestOf(props.to, props.input) : props.request;
  const answer = "to" in props ? answerOf(props.to) : props.answer;
  const command = { name, schema: NO_FIELDS, answer, request: () => request };
  const actor = useCommand(command, (body) => onDone?.(body));
  const snapshot = useSelector(actor, (now) => now);
  const press = () => {
    if (actor.getSnapshot().matches("done")) actor.send({ type: "command.again" });
    actor.send({ type: "command.submit", values: {}, request, asks: confirm !== undefined });
  };
  return (
    <div data-machine="command" data-state={stateText(snapshot.value)} className="grid justify-items-end gap-2">
      {snapshot.matches("confirming") ? (
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
        <output className="text-sm text-accent">{doneText(snapshot.context.body)}</output>
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
