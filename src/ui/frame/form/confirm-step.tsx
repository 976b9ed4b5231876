import { useEffect, useRef, type ReactNode, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { ConfirmHold } from "./confirm-hold.ts";
import { FORM_TEXT } from "./text.ts";

export interface ConfirmStepProps {
  /** What happens when it is confirmed. */
  children: ReactNode;
  confirmLabel: string;
  look?: "primary" | "danger";
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shown in place of the fields. The focus is on the text, so that Enter confirms nothing unread. */
export function ConfirmStep({ children, confirmLabel, look = "primary", onConfirm, onCancel }: ConfirmStepProps) {
  const text = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="grid gap-3">
      {/* No landmark of its own: the panel around it often has the same name. */}
      <div ref={text} tabIndex={-1} className="grid gap-2 text-sm outline-none">
        <ConfirmHold value={setHeld}>{children}</ConfirmHold>
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{FORM_TEXT.back}</Button>
        <Button look={look} disabled={isHeld} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
