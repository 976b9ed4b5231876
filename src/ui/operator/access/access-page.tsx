import * as v from "valibot";
import { UserId } from "../../../api/contract/account/account.ts";
import { disableAccount, disabledAccounts } from "../../../api/contract/operator/accounts.endpoints.ts";
import { denyMember, kickMember } from "../../../api/contract/operator/sessions.endpoints.ts";
import { DisableRequest } from "../../../api/contract/operator/operator.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Allowed } from "../allowed.tsx";
import { useStale } from "../use-stale.ts";
import { BlockedAddresses } from "./blocked-addresses.tsx";
import { DisabledAccounts } from "./disabled-accounts.tsx";
import { ACCESS_TEXT as TEXT } from "./text.ts";

const Named = v.object({ userId: UserId });
const kick = commandOf(kickMember, { name: "admin.kick", schema: Named, input: (params) => ({ params }) });
const blank = commandOf(denyMember, { name: "admin.blank", schema: Named, input: (params) => ({ params }) });
const deny = commandOf(disableAccount, {
  name: "admin.deny",
  schema: v.object({ userId: UserId, reason: DisableRequest.entries.reason }),
  confirms: true,
  input: ({ userId, reason }) => ({ params: { userId }, body: { reason } }),
});

/** Ends sessions, keeps an account out until that is lifted, and blocks addresses. */
export function AccessPage() {
  const readAnew = useStale(disabledAccounts);
  return (
    <div className="grid items-start gap-3 tablet:grid-cols-2">
      <Allowed right="access.kick">
        <Panel title={TEXT.kick}>
          <div className="grid gap-2 p-3">
            <p className="text-xs text-muted">{TEXT.kickMeans}</p>
            <CommandForm command={kick} submitLabel={TEXT.kick} doneText={({ ended }) => TEXT.ended(ended)}>
              <Field name="userId" label={TEXT.userId} autoComplete="off" />
            </CommandForm>
          </div>
        </Panel>
      </Allowed>
      <Allowed right="access.deny">
        <Panel title={TEXT.blank}>
          <div className="grid gap-2 p-3">
            <p className="text-xs text-muted">{TEXT.blankMeans}</p>
            <CommandForm command={blank} submitLabel={TEXT.blank} doneText={({ ended }) => TEXT.blanked(ended)}>
              <Field name="userId" label={TEXT.userId} autoComplete="off" />
            </CommandForm>
          </div>
        </Panel>
      </Allowed>
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
            onDone={readAnew}
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
