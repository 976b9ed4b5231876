import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { AdminTetherOrder } from "../../../api/contract/operator-tether.ts";
import type { ActReport } from "../../../api/contract/operator-wallet.ts";
import { WAITING_KEY } from "../../../api/queries/operator-money.ts";
import { actOnTether, adminTetherQuery, TETHER_ORDERS_KEY } from "../../../api/queries/operator-tether.ts";
import { HELD_STATES, TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SearchForm } from "../../frame/list/search-form.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { TETHER_STATE_NAMES } from "../../wallet/charge-crypto/text.ts";
import { ActionNotice } from "../action-notice.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { useAction } from "../use-action.ts";
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

const isHeld = ({ credit, state }: AdminTetherOrder) => credit === "none" && HELD_STATES.includes(state);

/** Payments that were not credited by themselves come first. Who claims one works on it alone for some minutes. */
export function OrdersPanel() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters, apply } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const [form, setForm] = useState<{ action: Decision; orders: readonly AdminTetherOrder[] } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const action = useAction();
  const query = useQuery(adminTetherQuery(api, { ...filters, page: filters.page ?? 1 }));
  const known = query.data?.items ?? [];

  const tell = ({ items }: ActReport): string => {
    const nameOf = (id: string) => known.find((one) => one.id === id)?.userId ?? id;
    setProblems(items.flatMap(({ id, problem }) => (problem === null ? [] : [TEXT.problemOf(nameOf(id), problem)])));
    setForm(null);
    for (const queryKey of [TETHER_ORDERS_KEY, WAITING_KEY]) void queryClient.invalidateQueries({ queryKey });
    return TEXT.done(items.filter(({ problem }) => problem === null).length);
  };
  const send = (name: "claim" | "release", ids: readonly string[]) =>
    action.run(async () => tell(await actOnTether(api, { action: name, ids })));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchForm
        label={TEXT.search}
        value={filters.text}
        onSearch={(text) => apply(readFilters({ ...filters, text }))}
      />
      <FilterTabs label={TEXT.state} name="state" tabs={TABS} selected={filters.state} />
      <ActionNotice notice={action.notice} />
      {problems.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          {problems.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {form && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <DecideForm
            key={`${form.action} ${form.orders.map(({ id }) => id).join()}`}
            {...form}
            onDone={(report) => action.run(async () => tell(report))}
            onClose={() => setForm(null)}
          />
        </Suspense>
      )}
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.empty} />}
        lines={6}
        lineClassName="h-9"
      >
        {(page) => (
          <>
            <DataTable
              label={TEXT.orders}
              rows={page.items}
              columns={TETHER_COLUMNS}
              rowId={({ id }) => id}
              selected={selected}
              onSelect={setSelected}
              renderActions={(ids) => {
                const chosen = page.items.filter(({ id }) => ids.includes(id));
                const canClaim = chosen.length > 0 && chosen.every(isHeld);
                const isMine = canClaim && chosen.every(({ lease }) => lease?.isMine);
                const canCredit = isMine && chosen.every(({ state }) => state !== "wrongNetwork");
                return (
                  <>
                    <Button size="sm" isBusy={action.isBusy} disabled={!canClaim} onClick={() => send("claim", ids)}>
                      {TEXT.claim}
                    </Button>
                    <Button size="sm" isBusy={action.isBusy} disabled={!isMine} onClick={() => send("release", ids)}>
                      {TEXT.release}
                    </Button>
                    <Button
                      size="sm"
                      look="primary"
                      disabled={!canCredit}
                      onClick={() => setForm({ action: "credit", orders: chosen })}
                    >
                      {TEXT.credit}
                    </Button>
                    <Button
                      size="sm"
                      look="danger"
                      disabled={!isMine}
                      onClick={() => setForm({ action: "refuse", orders: chosen })}
                    >
                      {TEXT.refuse}
                    </Button>
                  </>
                );
              }}
            />
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
