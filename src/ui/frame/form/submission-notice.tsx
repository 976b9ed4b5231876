import type { AnyMachineSnapshot } from "xstate";
import type { SubmissionContext, SubmissionEvent } from "../../../machines/command/submission-setup.ts";
import { stateText } from "../../machine-state.ts";
import { CommandNotice } from "./command-notice.tsx";

type Snapshot = AnyMachineSnapshot & { context: SubmissionContext };

const TOLD = ["unknown", "reconciling", "unsent", "withdrawing", "interrupted"];
const stateOf = ({ value }: Snapshot): string => stateText(value).split(".").at(-1) ?? "";

/** An outcome is not known, or what was not sent waits for the person's word. */
export function isUnsettled(snapshot: Snapshot): boolean {
  return TOLD.includes(stateOf(snapshot));
}

/** What is told, and can be done, where a submission of a machine is unsettled. */
export function SubmissionNotice({ snapshot, send }: { snapshot: Snapshot; send: (event: SubmissionEvent) => void }) {
  const { intent, refusal } = snapshot.context;
  if (!isUnsettled(snapshot)) return null;
  return (
    <CommandNotice
      state={stateOf(snapshot)}
      context={{ refusal, request: intent?.request ?? null }}
      onReconcile={() => send({ type: "command.reconcile" })}
      onResend={() => send({ type: "command.resend" })}
      onDiscard={() => send({ type: "command.discard" })}
    />
  );
}
