import type { SubmissionEvent } from "../../../machines/command/submission.schema.ts";
import { CommandNotice } from "./command-notice.tsx";
import { isUnsettled, submissionState, type Submitting } from "./unsettled.ts";

interface SubmissionNoticeProps {
  snapshot: Submitting;
  send: (event: SubmissionEvent) => void;
  /** What is said instead while the outcome is not known. */
  unknown?: string;
}

/** What is told, and can be done, where a submission of a machine is unsettled. */
export function SubmissionNotice({ snapshot, send, ...said }: SubmissionNoticeProps) {
  const { intent, refusal } = snapshot.context;
  if (!isUnsettled(snapshot)) return null;
  return (
    <CommandNotice
      {...said}
      state={submissionState(snapshot)}
      context={{ refusal, request: intent?.request ?? null }}
      onReconcile={() => send({ type: "command.reconcile" })}
      onResend={() => send({ type: "command.resend" })}
      onDiscard={() => send({ type: "command.discard" })}
    />
  );
}
