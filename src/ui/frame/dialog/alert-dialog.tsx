import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { DIALOG_TEXT } from "./text.ts";

/** Something that a member has to know; it stands over everything until it is read. */
export function AlertDialog({
  title,
  message,
  onClose,
}: {
  title: string | undefined;
  message: string;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOver
      role="alertdialog"
      title={title ?? DIALOG_TEXT.alert}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {DIALOG_TEXT.ok}
        </Button>
      }
    >
      <p className="whitespace-pre-line">{message}</p>
    </Dialog>
  );
}
