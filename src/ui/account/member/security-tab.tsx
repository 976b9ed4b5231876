import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import { memberSessions } from "../../../api/contract/session/member-sessions.endpoints.ts";
import {
  changeOwnPassword,
  changePhone,
  contactChanges,
  profile,
} from "../../../api/contract/account/profile.endpoints.ts";
import { OwnPasswordRequest, PhoneRequest } from "../../../api/contract/account/profile.ts";
import { secret } from "../../../api/contract/secret.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { PhoneField } from "../../frame/form/phone-field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ChangeNote } from "../change-note/change-note.tsx";
import { CHANGE_NOTE_TEXT } from "../change-note/text.ts";
import { SessionList } from "./session-list.tsx";
import { MEMBER_TEXT as TEXT } from "./text.ts";

const passwordCommand = commandOf(changeOwnPassword, {
  name: "member.own-password",
  schema: v.pipe(
    v.object({ ...OwnPasswordRequest.entries, again: v.pipe(v.string(), secret) }),
    v.forward(
      v.partialCheck([["newPassword"], ["again"]], ({ newPassword, again }) => newPassword === again, TEXT.mismatch),
      ["again"],
    ),
  ),
  input: ({ again: _again, ...body }) => ({ body }),
});

const phoneCommand = commandOf(changePhone, {
  name: "member.phone",
  schema: v.object(PhoneRequest.entries),
  input: (body) => ({ body }),
});

/** Password, phone number and logins. */
export function SecurityTab() {
  const queryClient = useQueryClient();
  const readAnew = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  return (
    <div className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2">
      <Panel title={TEXT.password}>
        <div className="grid gap-2 p-3">
          <p className="text-xs text-muted">{TEXT.passwordHelp}</p>
          <CommandForm
            command={passwordCommand}
            submitLabel={TEXT.change}
            doneText={() => TEXT.changed}
            onDone={() => readAnew(keyOf(memberSessions))}
          >
            <Field name="password" type="password" label={TEXT.old} autoComplete="current-password" />
            <Field
              name="newPassword"
              type="password"
              label={TEXT.next}
              hint={TEXT.nextHint}
              autoComplete="new-password"
            />
            <Field name="again" type="password" label={TEXT.again} autoComplete="new-password" />
          </CommandForm>
        </div>
      </Panel>
      <Panel title={TEXT.phoneTitle}>
        <div className="grid gap-3 p-3">
          <ChangeNote kind="phone" />
          <CommandForm
            command={phoneCommand}
            submitLabel={TEXT.change}
            doneText={(answer) => ("isWaiting" in answer ? CHANGE_NOTE_TEXT.asked : TEXT.phoneChanged(answer.phone))}
            onDone={() => {
              readAnew(keyOf(profile));
              readAnew(keyOf(contactChanges));
            }}
          >
            <PhoneField name="phone" label={TEXT.newPhone} />
            <Field name="password" type="password" label={TEXT.loginPassword} autoComplete="current-password" />
          </CommandForm>
        </div>
      </Panel>
      <div className="tablet:col-span-2">
        <SessionList onChanged={() => readAnew(keyOf(memberSessions))} />
      </div>
    </div>
  );
}
