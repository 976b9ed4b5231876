import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { actOnMoneyRequests, allMoneyRequests, waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import type { OperatorRequest, OperatorRequestPage } from "../../../api/contract/operator/wallet.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { rereadWhenDue } from "../../../api/queries/reread.ts";
import { stateAfter, statesOf } from "../../../domain/wallet/money-request.ts";
import { type RequestKind, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { ActForm, type FormAction } from "./act-form.tsx";
import { LeasedQueue, type QueueAction } from "./leased-queue.tsx";
import { REQUEST_COLUMNS } from "./request-columns.tsx";
import { REQUESTS_TEXT as TEXT } from "./text.ts";
import { untilLeaseEnds } from "./until-lease-ends.ts";

const readFilters = filtersOf({ state: choiceFilter(REQUEST_STATES), text: textFilter(60) });
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
  const { filters } = useFilters(readFilters);
  const query = useQuery({
    ...pageQuery(api, allMoneyRequests, { query: { kind, ...filters, page: filters.page ?? 1 } }),
    // A claim that runs out reads as new.
    ...rereadWhenDue<OperatorRequestPage>(({ items }) => untilLeaseEnds(items)),
  });
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
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.state} name="state" tabs={tabs} selected={filters.state} />
      <LeasedQueue<OperatorRequest, FormAction>
        label={TEXT.title[kind]}
        query={query}
        stale={[allMoneyRequests, waitingCounts]}
        columns={REQUEST_COLUMNS[kind]}
        empty={TEXT.empty}
        to={actOnMoneyRequests}
        canAct={({ state }, action) => stateAfter(kind, state, action) !== null}
        rowTitle={({ userId, amount }) => TEXT.rowTitle(userId, addComma(amount))}
        actions={ACTIONS.filter(({ name }) => kind === "exchange" || name !== "doubt")}
        renderForm={({ rows, ...form }) => <ActForm kind={kind} requests={rows} {...form} />}
        {...(renderDetail && { renderDetail })}
      />
    </div>
  );
}
