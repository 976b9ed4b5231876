import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { RollingDetail } from "../../../api/contract/wallet/rolling.ts";
import { rollingRequestsQuery } from "../../../api/queries/wallet/rolling.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { StateBadge } from "../request/state-badge.tsx";
import { REQUEST_TEXT } from "../request/text.ts";
import { RollingLines } from "./rolling-lines.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";

const STATES = ["requested", "inProgress", "done", "refused"] as const;
const readFilters = filtersOf({ state: choiceFilter(STATES) });
const TABS = [undefined, ...STATES].map((value) => ({ value, label: value ? REQUEST_STATE_NAMES[value] : TEXT.all }));

/** The requests before, newest first, each with what it covered. `isShort`: the newest ones, beside another list. */
export function RollingHistory({ isShort = false }: { isShort?: boolean }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(
    rollingRequestsQuery(api, isShort ? { page: 1 } : { state: filters.state, page: filters.page ?? 1 }),
  );
  return (
    <Panel
      title={REQUEST_TEXT.history.rolling}
      aside={
        isShort && (
          <Link to="/calculate" className="text-xs text-muted underline hover:text-ink">
            {TEXT.toHistory}
          </Link>
        )
      }
    >
      {!isShort && (
        <div className="border-b border-line p-2">
          <FilterTabs label={TEXT.states} name="state" tabs={TABS} selected={filters.state} />
        </div>
      )}
      <QueryView query={query} empty={<EmptyState title={REQUEST_TEXT.empty.rolling} />} lineClassName="h-12">
        {(page) => (
          <>
            <ul aria-label={REQUEST_TEXT.history.rolling} className="divide-y divide-line">
              {page.items.map((request) => (
                <HistoryRow key={request.id} request={request} />
              ))}
            </ul>
            {!isShort && (
              <div className="px-3 pb-3">
                <ListPager page={page.page} pageCount={page.pageCount} />
              </div>
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function HistoryRow({ request }: { request: RollingDetail }) {
  const { state, amount, typeName, reason, createdAt, lines } = request;
  return (
    <li className="grid gap-1 px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="text-xs text-muted tabular-nums">{formatShortDateTime(createdAt)}</span>
        <span className="min-w-0 flex-1 truncate text-xs text-muted">{typeName}</span>
        <span className="font-bold tabular-nums">{TEXT.won(addComma(amount))}</span>
        <StateBadge state={state} />
      </div>
      {reason !== null && <p className="text-xs text-muted">{reason}</p>}
      <details>
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-xs text-muted hover:text-ink">
          {TEXT.detail}
        </summary>
        <RollingLines lines={lines} />
      </details>
    </li>
  );
}
