import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import { actOnTetherOrders, allTetherOrders } from "../../../api/contract/operator/tether.endpoints.ts";
import type { OperatorTetherOrder } from "../../../api/contract/operator/tether.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { isCreditable, isHeld, TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { TETHER_STATE_NAMES } from "../../wallet/charge-crypto/text.ts";
import { LeasedQueue, type QueueAction } from "../requests/leased-queue.tsx";
import type { Decision } from "./decide-form.tsx";
import { TETHER_COLUMNS } from "./order-columns.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

const DecideForm = lazy(() => import("./decide-form.tsx").then((file) => ({ default: file.DecideForm })));

const readFilters = filtersOf({ state: choiceFilter(["all", ...TETHER_STATES]), text: textFilter(60) });
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
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, allTetherOrders, { query: { ...filters, page: filters.page ?? 1 } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.state} name="state" tabs={TABS} selected={filters.state} />
      <LeasedQueue<OperatorTetherOrder, Decision>
        label={TEXT.orders}
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
