import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { joinCommand } from "./auth-commands.ts";
import { SIGN_UP_TEXT as TEXT } from "./text.ts";

/** Sign-up through a recommender; the gate has let the visitor through already. */
export function SignUpDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  return (
    <Dialog title={TEXT.title} onClose={onClose}>
      <CommandForm
        command={joinCommand}
        submitLabel={TEXT.submit}
        cancel={{ label: TEXT.cancel, onCancel: onClose }}
        onDone={() => onDone(TEXT.done)}
      >
        <Field name="recommender" label={TEXT.recommender} data-autofocus autoComplete="off" />
        <Field name="userId" label={TEXT.userId} hint={TEXT.userIdHint} autoComplete="username" />
        <Field name="nickname" label={TEXT.nickname} hint={TEXT.nicknameHint} autoComplete="nickname" />
        <Field
          name="password"
          type="password"
          label={TEXT.password}
          hint={TEXT.passwordHint}
          autoComplete="new-password"
        />
        <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
      </CommandForm>
    </Dialog>
  );
}
