import { useQuery, useQueryClient } from "@tanstack/react-query";
import { disabledQuery, enableAccount } from "../../../api/queries/admin.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { useAction } from "../use-action.ts";
import { ACCESS_TEXT as TEXT } from "./text.ts";

/** Accounts that may not log in, until that is lifted. */
export function DisabledAccounts() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(disabledQuery(api));
  const { isBusy, notice, run } = useAction();
  const lift = async (userId: string) => {
    await enableAccount(api, userId);
    await queryClient.invalidateQueries({ queryKey: disabledQuery(api).queryKey });
    return TEXT.lifted(userId);
  };
  return (
    <>
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-xs text-muted">{TEXT.noDenied}</p>}
        lines={1}
        lineClassName="h-8"
      >
        {({ items }) => (
          <ul className="grid gap-1">
            {items.map(({ userId, reason, disabledAt }) => (
              <li key={userId} className="flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm">
                <span className="font-semibold">{userId}</span>
                <span className="min-w-0 flex-1 truncate text-xs text-muted">{reason}</span>
                <span className="text-xs text-faint tabular-nums">{formatDateTime(disabledAt)}</span>
                <Button
                  size="sm"
                  isBusy={isBusy}
                  aria-label={TEXT.liftOf(userId)}
                  onClick={() => run(() => lift(userId))}
                >
                  {TEXT.lift}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ActionNotice notice={notice} />
    </>
  );
}
