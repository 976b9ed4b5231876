import { useQuery } from "@tanstack/react-query";
import { sharedTraces } from "../../../api/contract/operator/joins.endpoints.ts";
import type { SharedAccount, SharedTrace } from "../../../api/contract/operator/shared-traces.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime, formatPhone } from "../../../domain/common/format.ts";
import { TRACE_KIND_NAMES, TRACE_KINDS } from "../../../domain/account/one-person.ts";
import { addComma } from "../../../domain/common/price.ts";
import { type PlainColumn, PlainTable } from "../../programmes/friend/plain-table.tsx";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { useStale } from "../use-stale.ts";
import { CheckForm } from "./check-form.tsx";
import { SHARED_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const readFilters = filtersOf({ kind: choiceFilter(TRACE_KINDS), look: choiceFilter(["yes"]) });
const KINDS = [
  { value: undefined, label: TEXT.allKinds },
  ...TRACE_KINDS.map((value) => ({ value, label: TRACE_KIND_NAMES[value] })),
];
const LOOKS = [
  { value: undefined, label: TEXT.open },
  { value: "yes", label: TEXT.checked },
];

const COLUMNS: readonly PlainColumn<SharedAccount & { id: string }>[] = [
  { header: TEXT.userId, cell: ({ userId }) => userId },
  { header: TEXT.state, cell: ({ state }) => TEXT.states[state] },
  { header: TEXT.recommender, cell: ({ recommender }) => recommender ?? TEXT.none },
  { header: TEXT.joinedAt, cell: ({ joinedAt }) => formatDateTime(joinedAt) },
  { header: TEXT.firstSeen, cell: ({ since }) => formatDateTime(since) },
  { header: TEXT.moneyIn, cell: ({ moneyIn }) => addComma(moneyIn), isNumber: true },
  { header: TEXT.moneyOut, cell: ({ moneyOut }) => addComma(moneyOut), isNumber: true },
];

/** What more than one account has: whose they are, who recommended them, and what they charged and took out. */
export function SharedTraces() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const asked = { kind: filters.kind, isChecked: filters.look ?? ("no" as const), page: filters.page ?? 1 };
  const query = useQuery(pageQuery(api, sharedTraces, { query: asked }));
  const readAnew = useStale(sharedTraces);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm text-muted">{TEXT.help}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={filters.kind} />
        <FilterTabs label={TEXT.looks} name="look" tabs={LOOKS} selected={filters.look} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={4} lineClassName="h-28">
        {({ items, page, pageCount }) => (
          <div className="grid grid-cols-1 gap-3">
            {items.map((trace) => (
              <Trace key={`${trace.kind} ${trace.value}`} trace={trace} onChecked={readAnew} />
            ))}
            <ListPager page={page} pageCount={pageCount} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

function Trace({ trace, onChecked }: { trace: SharedTrace; onChecked: () => void }) {
  const { kind, members, since, checked, accounts } = trace;
  const what = TRACE_KIND_NAMES[kind];
  const value = kind === "phone" ? formatPhone(trace.value) : trace.value;
  const isOpen = checked === null || checked.members < members;
  return (
    <Panel
      title={`${what} ${value}`}
      state={isOpen ? "open" : "checked"}
      aside={
        <span className="text-xs text-muted tabular-nums">
          {TEXT.accounts(members)} · {TEXT.since(formatDateTime(since))}
        </span>
      }
    >
      <div className="scroll-edges overflow-x-auto whitespace-nowrap">
        <PlainTable
          label={TEXT.listOf(what, value)}
          columns={COLUMNS}
          rows={accounts.map((account) => ({ ...account, id: account.userId }))}
        />
      </div>
      <div className="grid gap-2 p-3 text-sm">
        {members > accounts.length && <p className="text-muted">{TEXT.more(members - accounts.length)}</p>}
        {checked && (
          <p>
            <span className="text-muted">
              {TEXT.lastCheck(checked.by, formatDateTime(checked.at), checked.members)}
            </span>{" "}
            {checked.note}
          </p>
        )}
        {isOpen && <CheckForm trace={trace} shown={value} onDone={onChecked} />}
      </div>
    </Panel>
  );
}
