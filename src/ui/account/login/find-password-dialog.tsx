import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { Messengers } from "./messengers.tsx";
import { LOGIN_TEXT, PASSWORD_TEXT as TEXT } from "./text.ts";

/** Finding a forgotten password goes through an operator: it shows whom to ask. */
export function FindPasswordDialog({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  return (
    <Dialog
      title={TEXT.findTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onChange}>{LOGIN_TEXT.changePassword}</Button>
          <Button look="primary" onClick={onClose}>
            {TEXT.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        <p>{TEXT.findHelp}</p>
        <Messengers />
        <p className="text-muted">{TEXT.knowsOld}</p>
      </div>
    </Dialog>
  );
}
