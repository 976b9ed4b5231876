import { useMutation } from "@tanstack/react-query";
import { changePassword } from "../../../api/queries/login.ts";
import { PasswordChangeRequest } from "../../../api/contract/member.ts";
import { useApp } from "../../app-context.ts";
import { fieldErrors } from "./field-errors.ts";
import { FormDialog, type FormField } from "./form-dialog.tsx";
import { PASSWORD_TEXT as TEXT } from "./text.ts";

type Name = "userId" | "password" | "newPassword" | "again";

const FIELDS: readonly FormField<Name>[] = [
  { name: "userId", label: TEXT.userId, autoComplete: "username" },
  { name: "password", label: TEXT.old, type: "password", autoComplete: "current-password" },
  { name: "newPassword", label: TEXT.next, hint: TEXT.nextHint, type: "password", autoComplete: "new-password" },
  { name: "again", label: TEXT.again, type: "password", autoComplete: "new-password" },
];

function check({ again, ...request }: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const errors = fieldErrors(PasswordChangeRequest, request);
  return again === request.newPassword ? errors : { ...errors, again: TEXT.mismatch };
}

/** Changes a password with the old one. Every session of the member ends by it. */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  const { api } = useApp();
  const change = useMutation({
    mutationFn: ({ again: _again, ...request }: Readonly<Record<Name, string>>) => changePassword(api, request),
    onSuccess: () => onDone(TEXT.done),
  });
  return (
    <FormDialog
      title={TEXT.changeTitle}
      fields={FIELDS}
      submitLabel={TEXT.submit}
      cancelLabel={TEXT.cancel}
      check={check}
      onSubmit={(values) => change.mutate(values)}
      onClose={onClose}
      isBusy={change.isPending}
      failure={change.error?.message ?? null}
    />
  );
}
