import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { passwordCommand } from "./auth-commands.ts";
import { PASSWORD_TEXT as TEXT } from "./text.ts";

/** Changes a password with the old one. Every session of the member ends by it. */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  return (
    <Dialog title={TEXT.changeTitle} onClose={onClose}>
      <CommandForm
        command={passwordCommand}
        submitLabel={TEXT.submit}
        cancel={{ label: TEXT.cancel, onCancel: onClose }}
        onDone={() => onDone(TEXT.done)}
      >
        <Field name="userId" label={TEXT.userId} data-autofocus autoComplete="username" />
        <Field name="password" type="password" label={TEXT.old} autoComplete="current-password" />
        <Field name="newPassword" type="password" label={TEXT.next} hint={TEXT.nextHint} autoComplete="new-password" />
        <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
      </CommandForm>
    </Dialog>
  );
}
