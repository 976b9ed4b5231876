import { useQuery } from "@tanstack/react-query";
import type { MoneyRequest } from "../../../api/contract/wallet/money-request.ts";
import { moneyRequestsQuery } from "../../../api/queries/wallet/money.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { statesOf } from "../../../domain/wallet/money-request.ts";
import { type RequestKind, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { StateBadge } from "./state-badge.tsx";
import { REQUEST_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ state: choiceFilter(REQUEST_STATES) });

/** The member's requests of one kind, newest first. */
export function RequestHistory({ kind }: { kind: RequestKind }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(moneyRequestsQuery(api, { kind, state: filters.state, page: filters.page ?? 1 }));
  const tabs = [
    { value: undefined, label: TEXT.all },
    ...statesOf(kind).map((value) => ({ value, label: REQUEST_STATE_NAMES[value] })),
  ];
  return (
    <Panel title={TEXT.history[kind]}>
      <div className="border-b border-line p-2">
        <FilterTabs label={TEXT.states} name="state" tabs={tabs} selected={filters.state} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty[kind]} />} lineClassName="h-12">
        {(page) => (
          <>
            <ul aria-label={TEXT.history[kind]} className="divide-y divide-line">
              {page.items.map((request) => (
                <RequestRow key={request.id} request={request} />
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

function RequestRow({
  request: { state, amount, bonus, typeName, bank, tether, kind, reason, createdAt },
}: {
  request: MoneyRequest;
}) {
  return (
    <li className="grid gap-0.5 px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <span className="text-xs text-muted tabular-nums">{formatShortDateTime(createdAt)}</span>
        <span className="min-w-0 flex-1 truncate text-xs text-muted">
          {kind === "charge"
            ? typeName
            : tether
              ? `${tether.network} ${tether.address}`
              : bank && `${bank.bank} ${bank.number}`}
        </span>
        <span className="font-bold tabular-nums">{TEXT.won(addComma(amount))}</span>
        <StateBadge state={state} />
      </div>
      {(bonus > 0 || reason !== null) && (
        <p className="text-xs text-muted">
          {bonus > 0 && TEXT.withBonus(addComma(bonus))} {reason}
        </p>
      )}
    </li>
  );
}
