import { useQuery } from "@tanstack/react-query";
import { memberRequests, memberTetherOrders } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import type { MoneyRequest } from "../../../../api/contract/wallet/money-request.ts";
import type { TetherOrder } from "../../../../api/contract/wallet/tether.ts";
import { pageQuery } from "../../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { REQUEST_KINDS } from "../../../../domain/wallet/request-states.ts";
import { usdtText } from "../../../../domain/wallet/usdt-text.ts";
import { useApp } from "../../../app-context.ts";
import { FilterTabs } from "../../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../../frame/list/filters.ts";
import { ListPager } from "../../../frame/list/list-pager.tsx";
import { QueryView, type ViewedQuery } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { type PlainColumn, PlainTable } from "../../../programmes/friend/plain-table.tsx";
import { TetherStateBadge } from "../../../wallet/charge-crypto/order-state.tsx";
import { StateBadge } from "../../../wallet/request/state-badge.tsx";
import { PROFILE_REQUESTS_TEXT as TEXT } from "./text.ts";
import "../../../primitives/scroll-edges.css";

const readFilters = filtersOf({ kind: choiceFilter([...REQUEST_KINDS, "tether"]) });
const TABS = [
  ...REQUEST_KINDS.map((value) => ({ value: value === "charge" ? undefined : value, label: TEXT.kind[value] })),
  { value: "tether", label: TEXT.tether },
];

const placeOf = ({ typeName, bank, tether }: MoneyRequest): string =>
  tether ? `${tether.network} ${tether.address}` : bank ? `${bank.bank} ${bank.number}` : (typeName ?? "");

const REQUEST_COLUMNS: readonly PlainColumn<MoneyRequest>[] = [
  { header: TEXT.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: TEXT.to, cell: placeOf },
  { header: TEXT.amount, cell: ({ amount }) => addComma(amount), isNumber: true },
  { header: TEXT.state, cell: ({ state }) => <StateBadge state={state} /> },
  { header: TEXT.reason, cell: ({ reason }) => reason },
];
const ORDER_COLUMNS: readonly PlainColumn<TetherOrder>[] = [
  { header: TEXT.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
  { header: TEXT.to, cell: ({ network }) => network },
  { header: TEXT.usdt, cell: ({ usdt }) => usdtText(usdt), isNumber: true },
  { header: TEXT.amount, cell: ({ credited, amount }) => addComma(credited ?? amount), isNumber: true },
  { header: TEXT.state, cell: ({ state }) => <TetherStateBadge state={state} /> },
  { header: TEXT.reason, cell: ({ reason }) => reason },
];

/** The member's charges, exchanges and settlements, the newest first. */
export function RequestsTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { filters } = useFilters(readFilters);
  const { kind = "charge", page = 1 } = filters;
  return (
    <section className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.kinds} name="kind" tabs={TABS} selected={filters.kind} />
      {kind === "tether" ? (
        <TetherOrders userId={userId} page={page} />
      ) : (
        <Requests userId={userId} kind={kind} page={page} />
      )}
    </section>
  );
}

function Requests({ userId, kind, page }: { userId: string; kind: MoneyRequest["kind"]; page: number }) {
  const { api } = useApp();
  const query = useQuery(pageQuery(api, memberRequests, { params: { userId }, query: { kind, page } }));
  return <Listed query={query} columns={REQUEST_COLUMNS} />;
}

function TetherOrders({ userId, page }: { userId: string; page: number }) {
  const { api } = useApp();
  const query = useQuery(pageQuery(api, memberTetherOrders, { params: { userId }, query: { page } }));
  return <Listed query={query} columns={ORDER_COLUMNS} />;
}

interface ListedProps<Row> {
  query: ViewedQuery<{ items: readonly Row[]; page: number; pageCount: number }>;
  columns: readonly PlainColumn<Row>[];
}

function Listed<Row extends { id: string }>({ query, columns }: ListedProps<Row>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
        {({ items, page, pageCount }) => (
          <>
            <div className="scroll-edges overflow-x-auto whitespace-nowrap">
              <PlainTable label={TEXT.list} columns={columns} rows={items} />
            </div>
            <ListPager page={page} pageCount={pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
