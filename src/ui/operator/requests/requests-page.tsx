import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { ActReport, AdminRequest } from "../../../api/contract/operator-wallet.ts";
import {
  ADMIN_REQUESTS_KEY,
  actOnRequests,
  adminRequestsQuery,
  WAITING_KEY,
} from "../../../api/queries/operator-money.ts";
import { stateAfter, statesOf } from "../../../domain/wallet/money-request.ts";
import { type RequestKind, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SearchForm } from "../../frame/list/search-form.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { useAction } from "../use-action.ts";
import { ActForm, type FormAction } from "./act-form.tsx";
import { REQUEST_COLUMNS } from "./request-columns.tsx";
import { REQUESTS_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ state: choiceFilter(REQUEST_STATES), text: textFilter(60) });
const FORM_ACTIONS: readonly FormAction[] = ["approve", "refuse", "doubt"];

export interface RequestsPageProps {
  kind: RequestKind;
  /** Below a request that is selected. */
  renderDetail?: (request: AdminRequest) => ReactNode;
}

/** The queue of one kind: what waits longest comes first. Who claims a request works on it alone for some minutes. */
export function RequestsPage({ kind, renderDetail }: RequestsPageProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters, apply } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const [form, setForm] = useState<{ action: FormAction; requests: readonly AdminRequest[] } | null>(null);
  const [report, setReport] = useState<readonly string[]>([]);
  const action = useAction();
  const query = useQuery(adminRequestsQuery(api, { kind, ...filters, page: filters.page ?? 1 }));
  const known = query.data?.items ?? [];

  const readAnew = () => {
    setForm(null);
    for (const queryKey of [ADMIN_REQUESTS_KEY, WAITING_KEY]) void queryClient.invalidateQueries({ queryKey });
  };
  const tell = ({ items }: ActReport): string => {
    const nameOf = (id: string) => known.find((one) => one.id === id)?.userId ?? id;
    setReport(items.flatMap(({ id, problem }) => (problem === null ? [] : [TEXT.problem(nameOf(id), problem)])));
    readAnew();
    return TEXT.done(items.filter(({ problem }) => problem === null).length);
  };
  const send = (name: "claim" | "release", ids: readonly string[]) =>
    action.run(async () => tell(await actOnRequests(api, { action: name, ids })));
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
      <SearchForm
        label={TEXT.search}
        value={filters.text}
        onSearch={(text) => apply(readFilters({ ...filters, text }))}
      />
      <FilterTabs label={TEXT.state} name="state" tabs={tabs} selected={filters.state} />
      <ActionNotice notice={action.notice} />
      {report.length > 0 && (
        <div role="alert" className="text-sm text-danger">
          {report.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {form && (
        <ActForm
          key={`${form.action} ${form.requests.map(({ id }) => id).join()}`}
          kind={kind}
          {...form}
          onDone={(found) => action.run(async () => tell(found))}
          onClose={() => setForm(null)}
        />
      )}
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.empty} />}
        lines={8}
        lineClassName="h-9"
      >
        {(page) => (
          <>
            <DataTable
              label={TEXT.title[kind]}
              rows={page.items}
              columns={REQUEST_COLUMNS[kind]}
              rowId={({ id }) => id}
              selected={selected}
              onSelect={setSelected}
              renderBelow={(request) => selected[request.id] && renderDetail?.(request)}
              renderActions={(ids) => {
                const chosen = page.items.filter(({ id }) => ids.includes(id));
                const canAct = (name: FormAction | "claim" | "release") =>
                  chosen.length > 0 && chosen.every(({ state }) => stateAfter(kind, state, name) !== null);
                const hasLeases = chosen.every(({ lease }) => lease?.isMine);
                return (
                  <>
                    <Button
                      size="sm"
                      isBusy={action.isBusy}
                      disabled={!canAct("claim")}
                      onClick={() => send("claim", ids)}
                    >
                      {TEXT.claim}
                    </Button>
                    <Button
                      size="sm"
                      isBusy={action.isBusy}
                      disabled={!canAct("release") || !hasLeases}
                      onClick={() => send("release", ids)}
                    >
                      {TEXT.release}
                    </Button>
                    {FORM_ACTIONS.filter((name) => kind === "exchange" || name !== "doubt").map((name) => (
                      <Button
                        key={name}
                        size="sm"
                        look={name === "approve" ? "primary" : name === "refuse" ? "danger" : "quiet"}
                        disabled={!canAct(name) || !hasLeases}
                        onClick={() => setForm({ action: name, requests: chosen })}
                      >
                        {TEXT[name]}
                      </Button>
                    ))}
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
