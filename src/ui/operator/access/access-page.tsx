import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { DisableRequest } from "../../../api/contract/operator/operator.ts";
import { SessionsEnded } from "../../../api/contract/session/sessions.ts";
import { UserId } from "../../../api/contract/account/account.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { useApp } from "../../app-context.ts";
import { disabledQuery } from "../../../api/queries/admin.ts";
import { BlockedAddresses } from "./blocked-addresses.tsx";
import { DisabledAccounts } from "./disabled-accounts.tsx";
import { ACCESS_TEXT as TEXT } from "./text.ts";

const kick = defineCommand({
  name: "admin.kick",
  schema: v.object({ userId: UserId }),
  request: ({ userId }) => ({ method: "POST", path: `admin/sessions/${encodeURIComponent(userId)}/kick` }),
  answer: SessionsEnded,
});

const blank = defineCommand({
  name: "admin.blank",
  schema: v.object({ userId: UserId }),
  request: ({ userId }) => ({ method: "POST", path: `admin/sessions/${encodeURIComponent(userId)}/deny` }),
  answer: SessionsEnded,
});

const deny = defineCommand({
  name: "admin.deny",
  schema: v.object({ userId: UserId, reason: DisableRequest.entries.reason }),
  confirms: true,
  request: ({ userId, reason }) => ({
    method: "PUT",
    path: `admin/disabled-accounts/${encodeURIComponent(userId)}`,
    body: { reason },
  }),
  answer: SessionsEnded,
});

/** Ends sessions, keeps an account out until that is lifted, and blocks addresses. */
export function AccessPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <Panel title={TEXT.kick}>
        <div className="grid gap-2 p-3">
          <p className="text-xs text-muted">{TEXT.kickMeans}</p>
          <CommandForm command={kick} submitLabel={TEXT.kick} doneText={({ ended }) => TEXT.ended(ended)}>
            <Field name="userId" label={TEXT.userId} autoComplete="off" />
          </CommandForm>
        </div>
      </Panel>
      <Panel title={TEXT.blank}>
        <div className="grid gap-2 p-3">
          <p className="text-xs text-muted">{TEXT.blankMeans}</p>
          <CommandForm command={blank} submitLabel={TEXT.blank} doneText={({ ended }) => TEXT.blanked(ended)}>
            <Field name="userId" label={TEXT.userId} autoComplete="off" />
          </CommandForm>
        </div>
      </Panel>
      <Panel title={TEXT.deny}>
        <div className="grid gap-2 p-3">
          <p className="text-xs text-muted">{TEXT.denyMeans}</p>
          <CommandForm
            command={deny}
            submitLabel={TEXT.deny}
            renderConfirm={({ userId, reason }) => (
              <>
                <p className="font-bold">{TEXT.ask(userId)}</p>
                <p className="text-muted">{TEXT.reasonIs(reason)}</p>
              </>
            )}
            doneText={({ ended }) => TEXT.denied(ended)}
            onDone={() => void queryClient.invalidateQueries({ queryKey: disabledQuery(api).queryKey })}
          >
            <Field name="userId" label={TEXT.userId} autoComplete="off" />
            <Field name="reason" label={TEXT.reason} maxLength={200} />
          </CommandForm>
          <DisabledAccounts />
        </div>
      </Panel>
      <BlockedAddresses />
    </div>
  );
}
