import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { levelChanges } from "../../../api/contract/operator/members.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { LEVEL_TEXT as TEXT } from "./text.ts";

/** The last levels that operators put a member on, with the reasons. */
export function LevelHistory({ userId }: { userId: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, levelChanges, { params: { userId }, query: { itemsPerPage: 5 } }));
  return (
    <QueryView query={query} empty={<p className="text-xs text-muted">{TEXT.none}</p>} lines={2} lineClassName="h-8">
      {({ items }) => (
        <ul aria-label={TEXT.history} className="grid gap-1">
          {items.map(({ id, at, from, to, reason, by }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-surface px-2 py-1 text-sm"
            >
              <span className="text-xs text-muted tabular-nums">{formatDateTime(at)}</span>
              <span className="font-semibold tabular-nums">{TEXT.fromTo(from, to)}</span>
              <span className="min-w-0 flex-1 truncate text-xs text-muted">{TEXT.by(by, reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
