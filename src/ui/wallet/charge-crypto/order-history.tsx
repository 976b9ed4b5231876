import { useQuery } from "@tanstack/react-query";
import { tetherOrdersQuery } from "../../../api/queries/wallet/tether.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { TetherStateBadge } from "./order-state.tsx";
import { TETHER_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({});

/** The member's charges by tether, newest first. */
export function OrderHistory() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(tetherOrdersQuery(api, filters.page ?? 1));
  return (
    <Panel title={TEXT.history}>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-12">
        {(page) => (
          <>
            <ul aria-label={TEXT.history} className="divide-y divide-line">
              {page.items.map(({ id, createdAt, amount, usdt, network, state, credited, reason }) => (
                <li key={id} className="grid gap-0.5 px-3 py-2 text-sm">
                  <div className="flex items-center gap-3">
                    <span className="text-xs text-muted tabular-nums">{formatShortDateTime(createdAt)}</span>
                    <span className="min-w-0 flex-1 truncate text-xs text-muted">
                      {network} {TEXT.usdtOf(usdtText(usdt))}
                    </span>
                    <span className="font-bold tabular-nums">{TEXT.won(addComma(credited ?? amount))}</span>
                    <TetherStateBadge state={state} />
                  </div>
                  {reason !== null && <p className="text-xs text-muted">{reason}</p>}
                </li>
              ))}
            </ul>
            <div className="px-3 pb-3">
              <ListPager page={page.page} pageCount={page.pageCount} />
            </div>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
