import { useMutation } from "@tanstack/react-query";
import { joinMember } from "../../../api/queries/login.ts";
import { JoinRequest } from "../../../api/contract/member.ts";
import { useApp } from "../../app-context.ts";
import { fieldErrors } from "./field-errors.ts";
import { FormDialog, type FormField } from "./form-dialog.tsx";
import { SIGN_UP_TEXT as TEXT } from "./text.ts";

type Name = "recommender" | "userId" | "nickname" | "password" | "again";

const FIELDS: readonly FormField<Name>[] = [
  { name: "recommender", label: TEXT.recommender, autoComplete: "off" },
  { name: "userId", label: TEXT.userId, hint: TEXT.userIdHint, autoComplete: "username" },
  { name: "nickname", label: TEXT.nickname, hint: TEXT.nicknameHint, autoComplete: "nickname" },
  { name: "password", label: TEXT.password, hint: TEXT.passwordHint, type: "password", autoComplete: "new-password" },
  { name: "again", label: TEXT.again, type: "password", autoComplete: "new-password" },
];

function check({ again, ...request }: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const errors = fieldErrors(JoinRequest, request);
  return again === request.password ? errors : { ...errors, again: TEXT.mismatch };
}

/** Sign-up through a recommender; the gate has let the visitor through already. */
export function SignUpDialog({ onClose, onDone }: { onClose: () => void; onDone: (message: string) => void }) {
  const { api } = useApp();
  const join = useMutation({
    mutationFn: ({ again: _again, ...request }: Readonly<Record<Name, string>>) => joinMember(api, request),
    onSuccess: () => onDone(TEXT.done),
  });
  return (
    <FormDialog
      title={TEXT.title}
      fields={FIELDS}
      submitLabel={TEXT.submit}
      cancelLabel={TEXT.cancel}
      check={check}
      onSubmit={(values) => join.mutate(values)}
      onClose={onClose}
      isBusy={join.isPending}
      failure={join.error?.message ?? null}
    />
  );
}
