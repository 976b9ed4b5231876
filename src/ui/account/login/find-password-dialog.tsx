import { useActorRef, useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import type { ActorRefFrom } from "xstate";
import { passwordResetMachine } from "../../../machines/password-reset/password-reset.machine.ts";
import { stateText } from "../../machine-state.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { Messengers } from "./messengers.tsx";
import { RESET_TEXT } from "./reset-text.ts";
import { LOGIN_TEXT, PASSWORD_TEXT as TEXT } from "./text.ts";

const ResetForm = lazy(() => import("./reset-form.tsx").then((file) => ({ default: file.ResetForm })));

export interface FindPasswordDialogProps {
  onClose: () => void;
  /** The member knows the old one. */
  onChange: () => void;
}

/** Finding a forgotten password goes through an operator: whom to ask, and the new password by the operator's code. */
export function FindPasswordDialog(props: FindPasswordDialogProps) {
  return <PasswordResetDialog {...props} actor={useActorRef(passwordResetMachine)} />;
}

export interface PasswordResetDialogProps extends FindPasswordDialogProps {
  actor: ActorRefFrom<typeof passwordResetMachine>;
}

/** The dialog in the state of its machine. */
export function PasswordResetDialog({ actor, onClose, onChange }: PasswordResetDialogProps) {
  const snapshot = useSelector(actor, (now) => now);
  const back = () => actor.send({ type: "code.back" });
  const isAsking = snapshot.matches("asking");
  return (
    <Dialog
      title={TEXT.findTitle}
      onClose={onClose}
      {...(!snapshot.hasTag("form") && {
        footer: (
          <>
            {isAsking && <Button onClick={onChange}>{LOGIN_TEXT.changePassword}</Button>}
            {isAsking && <Button onClick={() => actor.send({ type: "code.have" })}>{RESET_TEXT.have}</Button>}
            {snapshot.matches("shut") && <Button onClick={back}>{RESET_TEXT.back}</Button>}
            <Button look="primary" onClick={onClose}>
              {snapshot.matches("set") ? RESET_TEXT.ok : TEXT.close}
            </Button>
          </>
        ),
      })}
    >
      <div data-machine="password-reset" data-state={stateText(snapshot.value)} className="grid gap-3 text-sm">
        {isAsking && (
          <>
            <p>{TEXT.findHelp}</p>
            <Messengers />
            <p className="text-muted">{TEXT.knowsOld}</p>
          </>
        )}
        {snapshot.matches({ typing: "wrong" }) && <p className="text-muted">{RESET_TEXT.wrong}</p>}
        {snapshot.hasTag("form") && (
          <Suspense fallback={<Skeleton lines={4} />}>
            <ResetForm
              onBack={back}
              onDone={() => actor.send({ type: "password.set" })}
              onRefused={({ code }) => {
                const isTooMany = code === "too_many_requests";
                if (isTooMany || code === "wrong_code") actor.send({ type: "code.refused", isTooMany });
              }}
            />
          </Suspense>
        )}
        {snapshot.matches("shut") && <p role="alert">{RESET_TEXT.shut}</p>}
        {snapshot.matches("set") && <output className="font-semibold text-accent">{RESET_TEXT.set}</output>}
      </div>
    </Dialog>
  );
}
