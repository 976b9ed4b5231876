import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { download } from "../../../api/client/download.ts";
import {
  actOnMoneyRequests,
  allMoneyRequests,
  exportMoneyRequests,
  waitingCounts,
} from "../../../api/contract/operator/money.endpoints.ts";
import type { OperatorRequest, OperatorRequestPage } from "../../../api/contract/operator/wallet.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { rereadWhenDue } from "../../../api/queries/reread.ts";
import { stateAfter, statesOf } from "../../../domain/wallet/money-request.ts";
import { type RequestKind, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { ActForm, type FormAction } from "./act-form.tsx";
import { LeasedQueue, type QueueAction } from "./leased-queue.tsx";
import { QUEUE_FILTERS, QueueFilter } from "./queue-filter.tsx";
import { REQUEST_COLUMNS } from "./request-columns.tsx";
import { REQUESTS_TEXT as TEXT } from "./text.ts";
import { untilLeaseEnds } from "./until-lease-ends.ts";

const readFilters = filtersOf({ state: choiceFilter(REQUEST_STATES), ...QUEUE_FILTERS });
const PAGES = { charge: "/admin/charges", exchange: "/admin/exchanges", rolling: "/admin/settlements" } as const;
const ACTIONS: readonly QueueAction<FormAction>[] = [
  { name: "approve", label: TEXT.approve, look: "primary" },
  { name: "refuse", label: TEXT.refuse, look: "danger" },
  { name: "doubt", label: TEXT.doubt, look: "quiet" },
];

export interface RequestsPageProps {
  kind: RequestKind;
  /** Below a request that is selected. */
  renderDetail?: (request: OperatorRequest) => ReactNode;
}

/** The queue of one kind: what waits longest comes first. */
export function RequestsPage({ kind, renderDetail }: RequestsPageProps) {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const { page = 1, sort, ...filter } = filters;
  const query = useQuery({
    ...pageQuery(api, allMoneyRequests, { query: { kind, ...filter, ...(sort && { sort }), page } }),
    // A claim that runs out reads as new.
    ...rereadWhenDue<OperatorRequestPage>(({ items }) => untilLeaseEnds(items)),
  });
  const totals = query.data?.totals;
  const tabs = [
    { value: undefined, label: TEXT.open },
    ...statesOf(kind)
      .filter((state) => state !== "requested" && state !== "inProgress")
      .map((value) => ({
        value,
        label: REQUEST_STATE_NAMES[value],
      })),
  ];
  return (
    <div className="grid grid-cols-1 gap-2">
      <QueueFilter filters={filters} page={PAGES[kind]} onApply={(asked) => apply(readFilters(asked))} />
      <FilterTabs label={TEXT.state} name="state" tabs={tabs} selected={filters.state} />
      <LeasedQueue<OperatorRequest, FormAction>
        label={TEXT.title[kind]}
        name={`requests.${kind}`}
        {...(totals && { sums: [{ label: TEXT.amount, value: addComma(totals.amount) }] })}
        exports={(format) => download(api, exportMoneyRequests, { query: { kind, ...filter, format } })}
        query={query}
        stale={[allMoneyRequests, waitingCounts]}
        columns={REQUEST_COLUMNS[kind]}
        empty={TEXT.empty}
        to={actOnMoneyRequests}
        claimed={(row) => ({ ...row, state: stateAfter(kind, row.state, "claim") ?? row.state })}
        canAct={({ state }, action) => stateAfter(kind, state, action) !== null}
        rowTitle={({ userId, amount }) => TEXT.rowTitle(userId, addComma(amount))}
        actions={ACTIONS.filter(({ name }) => kind === "exchange" || name !== "doubt")}
        renderForm={({ rows, ...form }) => <ActForm kind={kind} requests={rows} {...form} />}
        {...(renderDetail && { renderDetail })}
      />
    </div>
  );
}
