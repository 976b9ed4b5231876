import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { PhoneField } from "../../frame/form/phone-field.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { joinCommand } from "./auth-commands.ts";
import { SIGN_UP_TEXT as TEXT } from "./text.ts";

export interface JoinDialogProps {
  /** The recommender's code that was accepted. */
  code: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** The form of the sign-up. */
export function JoinDialog({ code, onClose, onDone }: JoinDialogProps) {
  return (
    <Dialog title={TEXT.joinTitle} onClose={onClose}>
      <CommandForm
        command={joinCommand}
        initial={{ code }}
        submitLabel={TEXT.submit}
        cancel={{ label: TEXT.cancel, onCancel: onClose }}
        onDone={(answer) => onDone(answer ? TEXT.waiting : TEXT.done)}
      >
        <Field name="code" label={TEXT.recommender} readOnly autoComplete="off" />
        <Field name="userId" label={TEXT.userId} hint={TEXT.userIdHint} data-autofocus autoComplete="username" />
        <Field name="nickname" label={TEXT.nickname} hint={TEXT.nicknameHint} autoComplete="nickname" />
        <Field
          name="password"
          type="password"
          label={TEXT.password}
          hint={TEXT.passwordHint}
          autoComplete="new-password"
        />
        <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
        <PhoneField name="phone" label={TEXT.phone} hint={TEXT.phoneHint} />
        <fieldset className="grid gap-3 rounded-md border border-line p-3">
          <legend className="px-1 text-xs font-semibold text-muted">{TEXT.bankPart}</legend>
          <Field name="bank" label={TEXT.bank} autoComplete="off" />
          <Field name="bankNumber" label={TEXT.bankNumber} inputMode="numeric" autoComplete="off" />
          <Field name="bankHolder" label={TEXT.bankHolder} autoComplete="off" />
          <Field
            name="withdrawalPassword"
            type="password"
            label={TEXT.withdrawalPassword}
            hint={TEXT.withdrawalHint}
            autoComplete="off"
          />
        </fieldset>
      </CommandForm>
    </Dialog>
  );
}
