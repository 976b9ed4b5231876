import { useQuery } from "@tanstack/react-query";
import type { InferInput } from "valibot";
import { sharedTraces } from "../../../api/contract/operator/joins.endpoints.ts";
import type { SharedAccount, SharedTrace, SharedTracesQuery } from "../../../api/contract/operator/shared-traces.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime, formatPhone } from "../../../domain/common/format.ts";
import { TRACE_KIND_NAMES } from "../../../domain/account/one-person.ts";
import { addComma } from "../../../domain/common/price.ts";
import { type PlainColumn, PlainTable } from "../../programmes/friend/plain-table.tsx";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { MemberLink } from "../members/member-link.tsx";
import { useStale } from "../use-stale.ts";
import { CheckForm } from "./check-form.tsx";
import { SHARED_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const COLUMNS: readonly PlainColumn<SharedAccount & { id: string }>[] = [
  { header: TEXT.userId, cell: ({ userId }) => <MemberLink userId={userId} /> },
  { header: TEXT.state, cell: ({ state }) => TEXT.states[state] },
  { header: TEXT.recommender, cell: ({ recommender }) => recommender ?? TEXT.none },
  { header: TEXT.joinedAt, cell: ({ joinedAt }) => formatDateTime(joinedAt) },
  { header: TEXT.firstSeen, cell: ({ since }) => formatDateTime(since) },
  { header: TEXT.moneyIn, cell: ({ moneyIn }) => addComma(moneyIn), isNumber: true },
  { header: TEXT.moneyOut, cell: ({ moneyOut }) => addComma(moneyOut), isNumber: true },
];

type Asked = Omit<InferInput<typeof SharedTracesQuery>, "page"> & { page: number };

/** Traces with the accounts that have them. */
export function TraceList({ asked }: { asked: Asked }) {
  const { api } = useApp();
  const query = useQuery(pageQuery(api, sharedTraces, { query: asked }));
  const readAnew = useStale(sharedTraces);
  return (
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
