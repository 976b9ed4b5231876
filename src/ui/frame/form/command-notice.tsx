import type { CommandContext } from "../../../machines/command/command.schema.ts";
import { Button } from "../../primitives/button.tsx";
import { FORM_TEXT } from "./text.ts";

export interface CommandNoticeProps {
  state: string;
  context: Pick<CommandContext, "refusal" | "request">;
  /** What is said instead while the outcome is not known. */
  unknown?: string;
  onReconcile: () => void;
  onResend: () => void;
  onDiscard: () => void;
}

/** Why it was refused, or that its outcome is not known yet and what can be done. Nothing otherwise. */
export function CommandNotice(props: CommandNoticeProps) {
  const { state, context, unknown = FORM_TEXT.unknown, onReconcile, onResend, onDiscard } = props;
  const { refusal, request } = context;
  switch (state) {
    case "refused":
      return refusal && <Notice text={refusal.message} isError={refusal.code !== "approval_asked"} />;
    case "unknown":
    case "reconciling":
      return (
        <Notice text={unknown}>
          <Button isBusy={state === "reconciling"} onClick={onReconcile}>
            {FORM_TEXT.reconcile}
          </Button>
        </Notice>
      );
    case "unsent":
    case "withdrawing":
      return (
        <Notice text={refusal?.message ?? (request ? FORM_TEXT.unsent : FORM_TEXT.unsentWithoutRequest)}>
          <Button isBusy={state === "withdrawing"} onClick={onDiscard}>
            {FORM_TEXT.discard}
          </Button>
          {request && state === "unsent" && (
            <Button look="primary" onClick={onResend}>
              {FORM_TEXT.resend}
            </Button>
          )}
        </Notice>
      );
    case "interrupted":
      return <Notice text={FORM_TEXT.interrupted} />;
    default:
      return null;
  }
}

function Notice({ text, isError = false, children }: { text: string; isError?: boolean; children?: React.ReactNode }) {
  return (
    <div className="grid gap-2">
      <p role="alert" className={`text-sm ${isError ? "text-danger" : "text-ink"}`}>
        {text}
      </p>
      {children && <div className="flex flex-wrap justify-end gap-2">{children}</div>}
    </div>
  );
}
