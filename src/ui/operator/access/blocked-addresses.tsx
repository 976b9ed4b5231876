import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { queryOf } from "../../../api/client/ask.ts";
import { blockAddress, blockedAddresses, unblockAddress } from "../../../api/contract/operator/sessions.endpoints.ts";
import { AddressParams, BlockRequest } from "../../../api/contract/operator/operator.ts";
import { useApp } from "../../app-context.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { LockList } from "../desk/lock-list.tsx";
import { useStale } from "../use-stale.ts";
import { BLOCK_TEXT as TEXT } from "./text.ts";

const block = commandOf(blockAddress, {
  name: "admin.block",
  schema: v.object({
    address: v.pipe(v.string(), v.trim(), AddressParams.entries.address),
    reason: v.unwrap(BlockRequest.entries.reason),
  }),
  input: ({ address, reason }) => ({ params: { address }, body: { reason } }),
});

/** Addresses that may not come in. */
export function BlockedAddresses() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, blockedAddresses, {}));
  return (
    <Panel title={TEXT.block}>
      <div className="grid gap-2 p-3">
        <CommandForm
          command={block}
          submitLabel={TEXT.doBlock}
          doneText={() => TEXT.blocked}
          onDone={useStale(blockedAddresses)}
        >
          <Field name="address" label={TEXT.address} autoComplete="off" placeholder="203.0.113.7" />
          <Field name="reason" label={TEXT.reason} maxLength={200} />
        </CommandForm>
        <LockList
          query={query}
          lockOf={({ address, reason }) => ({ id: address, name: address, reason })}
          to={unblockAddress}
          inputOf={(address) => ({ params: { address } })}
          stale={[blockedAddresses]}
          text={TEXT}
        />
      </div>
    </Panel>
  );
}
