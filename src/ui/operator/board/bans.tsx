import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { send } from "../../../api/client/send.ts";
import { liftWritingBan, writingBans } from "../../../api/contract/operator/board.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { useAction } from "../use-action.ts";
import { BOARD_TEXT as TEXT } from "./text.ts";

/** Members who may not write, and why. */
export function Bans() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, writingBans, {}));
  const { isBusy, notice, run } = useAction();
  const lift = async (userId: string) => {
    await send(api, liftWritingBan, { params: { userId } });
    await queryClient.invalidateQueries({ queryKey: ["admin"] });
    return TEXT.lifted(userId);
  };
  return (
    <Panel title={TEXT.bans} aside={<ActionNotice notice={notice} />}>
      <div className="p-3">
        <QueryView
          query={query}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="text-xs text-muted">{TEXT.noBans}</p>}
          lines={1}
          lineClassName="h-8"
        >
          {({ items }) => (
            <ul className="grid gap-1">
              {items.map(({ userId, nickname, reason, endsAt }) => (
                <li key={userId} className="flex items-center gap-2 rounded-md bg-raised px-2 py-1 text-sm">
                  <span className="font-semibold">
                    {nickname} ({userId})
                  </span>
                  <span className="min-w-0 flex-1 truncate text-xs text-muted">{reason}</span>
                  <span className="text-xs text-muted tabular-nums">
                    {endsAt ? TEXT.until(formatDateTime(endsAt)) : TEXT.forever}
                  </span>
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
      </div>
    </Panel>
  );
}
