import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { AddressParams, BlockedAddress, BlockRequest } from "../../../api/contract/operator/operator.ts";
import { blockedQuery, unblockAddress } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { MEMBERS_TEXT as TEXT } from "../text.ts";
import { useAction } from "../use-action.ts";

const block = defineCommand({
  name: "admin.block",
  schema: v.object({
    address: v.pipe(v.string(), v.trim(), AddressParams.entries.address),
    reason: v.unwrap(BlockRequest.entries.reason),
  }),
  request: ({ address, reason }) => ({
    method: "PUT",
    path: `admin/blocked-addresses/${encodeURIComponent(address)}`,
    body: { reason },
  }),
  answer: BlockedAddress,
});

/** Addresses that may not come in. */
export function BlockedAddresses() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(blockedQuery(api));
  const { isBusy, notice, run } = useAction();
  const reload = () => queryClient.invalidateQueries({ queryKey: blockedQuery(api).queryKey });
  const unblock = async (address: string) => {
    await unblockAddress(api, address);
    await reload();
    return TEXT.unblocked;
  };
  return (
    <Panel title={TEXT.block}>
      <div className="grid gap-2 p-3">
        <CommandForm
          command={block}
          submitLabel={TEXT.doBlock}
          doneText={() => TEXT.blocked}
          onDone={() => void reload()}
        >
          <Field name="address" label={TEXT.address} autoComplete="off" placeholder="203.0.113.7" />
          <Field name="reason" label={TEXT.reason} maxLength={200} />
        </CommandForm>
        <QueryView
          query={query}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="text-xs text-muted">{TEXT.noBlocked}</p>}
          lines={1}
          lineClassName="h-8"
        >
          {({ items }) => (
            <ul className="grid gap-1">
              {items.map(({ address, reason }) => (
                <li key={address} className="flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm">
                  <span className="font-semibold tabular-nums">{address}</span>
                  <span className="min-w-0 flex-1 truncate text-xs text-muted">{reason}</span>
                  <Button
                    size="sm"
                    isBusy={isBusy}
                    aria-label={TEXT.unblockOf(address)}
                    onClick={() => run(() => unblock(address))}
                  >
                    {TEXT.unblock}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <ActionNotice notice={notice} />
      </div>
    </Panel>
  );
}
