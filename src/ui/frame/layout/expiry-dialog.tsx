import { useRef } from "react";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { EXPIRY_TEXT } from "./late-text.ts";

/** Counts the last minute of a session down and offers to stay. */
export function ExpiryDialog({
  secondsLeft,
  onStay,
  onLogout,
}: {
  secondsLeft: number;
  onStay: () => void;
  onLogout: () => void;
}) {
  // Enter without a look must not end the session.
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      initialFocus={stay}
      isOver
      role="alertdialog"
      title={EXPIRY_TEXT.title}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLogout}>{EXPIRY_TEXT.logout}</Button>
          <Button ref={stay} look="primary" onClick={onStay}>
            {EXPIRY_TEXT.stay}
          </Button>
        </>
      }
    >
      <p role="timer" className="text-lg font-bold text-warn tabular-nums">
        {EXPIRY_TEXT.left(secondsLeft)}
      </p>
      <p className="mt-1 text-muted">{EXPIRY_TEXT.ask}</p>
    </Dialog>
  );
}
