import { useQuery, useQueryClient } from "@tanstack/react-query";
import { blockAddress, blockedQuery, unblockAddress } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { ActionForm } from "../action-form.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { MEMBERS_TEXT } from "../text.ts";
import { useAction } from "../use-action.ts";

/** Addresses that may not come in. */
export function BlockedAddresses() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(blockedQuery(api));
  const { isBusy, notice, run } = useAction();
  const reload = () => queryClient.invalidateQueries({ queryKey: blockedQuery(api).queryKey });
  return (
    <ActionForm
      title={MEMBERS_TEXT.block}
      label={MEMBERS_TEXT.doBlock}
      onSubmit={async (text) => {
        await blockAddress(api, text("address").trim(), text("reason"));
        await reload();
        return MEMBERS_TEXT.blocked;
      }}
    >
      <TextField name="address" label={MEMBERS_TEXT.address} required autoComplete="off" placeholder="203.0.113.7" />
      <TextField name="reason" label={MEMBERS_TEXT.reason} maxLength={200} />
      {query.isPending && <Skeleton lines={1} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && <p className="text-xs text-muted">{MEMBERS_TEXT.noBlocked}</p>}
      <ul className="grid gap-1 empty:hidden">
        {query.data?.items.map(({ address, reason }) => (
          <li key={address} className="flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm">
            <span className="font-semibold tabular-nums">{address}</span>
            <span className="min-w-0 flex-1 truncate text-xs text-muted">{reason}</span>
            <Button
              size="sm"
              isBusy={isBusy}
              aria-label={MEMBERS_TEXT.unblockOf(address)}
              onClick={() =>
                run(async () => {
                  await unblockAddress(api, address);
                  await reload();
                  return MEMBERS_TEXT.unblocked;
                })
              }
            >
              {MEMBERS_TEXT.unblock}
            </Button>
          </li>
        ))}
      </ul>
      <ActionNotice notice={notice} />
    </ActionForm>
  );
}
