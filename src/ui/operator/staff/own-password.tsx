import * as v from "valibot";
import { changeOwnPassword } from "../../../api/contract/account/profile.endpoints.ts";
import { OwnPasswordRequest } from "../../../api/contract/account/profile.ts";
import { secret } from "../../../api/contract/secret.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { ACCOUNT_TEXT as TEXT } from "./text.ts";

const passwordCommand = commandOf(changeOwnPassword, {
  name: "staff.password",
  schema: v.pipe(
    v.object({ ...OwnPasswordRequest.entries, again: v.pipe(v.string(), secret) }),
    v.forward(
      v.partialCheck([["newPassword"], ["again"]], ({ newPassword, again }) => newPassword === again, TEXT.mismatch),
      ["again"],
    ),
  ),
  input: ({ again: _again, ...body }) => ({ body }),
});

/** The own password; with a second factor its code is asked for as well. */
export function OwnPassword({ hasFactor, onDone }: { hasFactor: boolean; onDone: () => void }) {
  return (
    <CommandForm command={passwordCommand} submitLabel={TEXT.change} doneText={() => TEXT.changed} onDone={onDone}>
      <Field name="password" type="password" label={TEXT.old} autoComplete="current-password" />
      <Field name="newPassword" type="password" label={TEXT.next} hint={TEXT.nextHint} autoComplete="new-password" />
      <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
      {hasFactor && <Field name="code" label={TEXT.code} hint={TEXT.codeHint} autoComplete="one-time-code" />}
    </CommandForm>
  );
}
