import * as v from "valibot";
import { resetPassword } from "../../../api/contract/account/password-reset.endpoints.ts";
import { PasswordResetRequest } from "../../../api/contract/account/password-reset.ts";
import { secret } from "../../../api/contract/secret.ts";
import type { CommandRefusal } from "../../../machines/command/command.schema.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { RESET_TEXT as TEXT } from "./reset-text.ts";
import { PASSWORD_TEXT } from "./text.ts";

const ResetFields = v.pipe(
  v.object({ ...PasswordResetRequest.entries, again: v.pipe(v.string(), secret) }),
  v.forward(
    v.partialCheck(
      [["newPassword"], ["again"]],
      ({ newPassword, again }) => newPassword === again,
      PASSWORD_TEXT.mismatch,
    ),
    ["again"],
  ),
);

const resetCommand = commandOf(resetPassword, {
  name: "member.reset",
  schema: ResetFields,
  input: ({ again: _again, ...body }) => ({ body }),
});

export interface ResetFormProps {
  onBack: () => void;
  onDone: () => void;
  onRefused: (refusal: CommandRefusal) => void;
}

/** The code of an operator, and the new password. */
export function ResetForm({ onBack, onDone, onRefused }: ResetFormProps) {
  return (
    <CommandForm
      command={resetCommand}
      submitLabel={TEXT.submit}
      cancel={{ label: TEXT.back, onCancel: onBack }}
      onDone={onDone}
      onRefused={onRefused}
    >
      <Field name="userId" label={TEXT.userId} data-autofocus autoComplete="username" />
      <Field name="code" label={TEXT.code} hint={TEXT.codeHint} inputMode="numeric" autoComplete="one-time-code" />
      <Field name="newPassword" type="password" label={TEXT.next} hint={TEXT.nextHint} autoComplete="new-password" />
      <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
    </CommandForm>
  );
}
