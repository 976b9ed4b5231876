import { useSelector } from "@xstate/react";
import { REMINDER, reminderText } from "../../src/domain/account/protection/text.ts";
import { ConfirmDialog } from "../../src/ui/frame/dialog/confirm-dialog.tsx";
import { stateText } from "../../src/ui/machine-state.ts";
import type { RealityCheckActor } from "./actor-types.ts";
import type { FaceProps } from "./face-props.ts";
import { FACE_TEXT as TEXT } from "./text.ts";

/** The question that the page asks while the reminder stands, and a word while there is none. */
export function RealityCheckFace({ actor, children }: FaceProps) {
  const realityCheck = actor as RealityCheckActor;
  const snapshot = useSelector(realityCheck, (current) => current);
  const { login } = snapshot.context;
  return (
    <div data-machine="reality-check" data-state={stateText(snapshot.value)}>
      {snapshot.hasTag("shown") && login ? (
        <ConfirmDialog
          request={{
            id: "reminder",
            title: REMINDER.title,
            message: reminderText(login),
            confirmLabel: REMINDER.leave,
            cancelLabel: REMINDER.goOn,
          }}
          onAccept={() => realityCheck.send({ type: "reminder.leave" })}
          onCancel={() => realityCheck.send({ type: "reminder.continue" })}
        />
      ) : (
        <p className="p-4 text-sm text-muted">{TEXT.noReminder}</p>
      )}
      {children}
    </div>
  );
}
