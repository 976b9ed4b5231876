import type { ConfirmRequest } from "../../../machines/dialogs/dialogs.schema.ts";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { DIALOG_TEXT } from "./text.ts";

/** A question with yes and no; closing it is no. */
export function ConfirmDialog({
  request,
  onAccept,
  onCancel,
}: {
  request: ConfirmRequest;
  onAccept: () => void;
  onCancel: () => void;
}) {
  return (
    <Dialog
      role="alertdialog"
      title={request.title ?? DIALOG_TEXT.confirm}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{request.cancelLabel ?? DIALOG_TEXT.cancel}</Button>
          <Button look="primary" onClick={onAccept}>
            {request.confirmLabel ?? DIALOG_TEXT.ok}
          </Button>
        </>
      }
    >
      <p className="whitespace-pre-line">{request.message}</p>
    </Dialog>
  );
}
