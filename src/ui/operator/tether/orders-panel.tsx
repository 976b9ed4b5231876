import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { download } from "../../../api/client/download.ts";
import { waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import {
  actOnTetherOrders,
  allTetherOrders,
  exportTetherOrders,
} from "../../../api/contract/operator/tether.endpoints.ts";
import type { OperatorTetherOrder } from "../../../api/contract/operator/tether.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { addComma } from "../../../domain/common/price.ts";
import { TETHER_STATE_NAMES } from "../../../domain/wallet/tether-state-names.ts";
import { isCreditable, isHeld, TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { LeasedQueue, type QueueAction } from "../requests/leased-queue.tsx";
import { QUEUE_FILTERS, QueueFilter } from "../requests/queue-filter.tsx";
import type { Decision } from "./decide-form.tsx";
import { TETHER_COLUMNS } from "./order-columns.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

const DecideForm = lazy(() => import("./decide-form.tsx").then((file) => ({ default: file.DecideForm })));

const readFilters = filtersOf({ state: choiceFilter(["all", ...TETHER_STATES]), ...QUEUE_FILTERS });
const TABS = [
  { value: undefined, label: TEXT.held },
  { value: "all", label: TEXT.all },
  ...TETHER_STATES.map((value) => ({ value, label: TETHER_STATE_NAMES[value] })),
];

const ACTIONS: readonly QueueAction<Decision>[] = [
  { name: "credit", label: TEXT.credit, look: "primary" },
  { name: "refuse", label: TEXT.refuse, look: "danger" },
];

/** Payments that were not credited by themselves come first. */
export function OrdersPanel() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const { page = 1, sort, ...filter } = filters;
  const query = useQuery(pageQuery(api, allTetherOrders, { query: { ...filter, ...(sort && { sort }), page } }));
  const totals = query.data?.totals;
  return (
    <div className="grid grid-cols-1 gap-2">
      <QueueFilter filters={filters} page="/admin/tether" onApply={(asked) => apply(readFilters(asked))} />
      <FilterTabs label={TEXT.state} name="state" tabs={TABS} selected={filters.state} />
      <LeasedQueue<OperatorTetherOrder, Decision>
        label={TEXT.orders}
        name="tether-orders"
        {...(totals && {
          sums: [
            { label: TEXT.amount, value: addComma(totals.amount) },
            { label: TEXT.credited, value: addComma(totals.credited) },
          ],
        })}
        exports={(format) => download(api, exportTetherOrders, { query: { ...filter, format } })}
        query={query}
        stale={[allTetherOrders, waitingCounts]}
        columns={TETHER_COLUMNS}
        empty={TEXT.empty}
        to={actOnTetherOrders}
        canAct={(order, action) => (action === "credit" ? isCreditable(order) : isHeld(order))}
        actions={ACTIONS}
        renderForm={({ rows, ...form }) => <DecideForm orders={rows} {...form} />}
      />
    </div>
  );
}
