import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as v from "valibot";
import { ApprovalPage, JOIN_STATES, type Approval } from "../../../api/contract/operator-approvals.ts";
import { formatDateTime, formatPhone } from "../../../domain/labels/format.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { RefuseForm } from "./refuse-form.tsx";
import { APPROVALS_TEXT as TEXT } from "./text.ts";

const KEY = ["admin", "approvals"];
const readFilters = filtersOf({ state: choiceFilter(JOIN_STATES) });
const TABS = JOIN_STATES.map((state) => ({ value: state === "waiting" ? undefined : state, label: TEXT[state] }));

/** Who has signed up and waits; each is let in or refused once. */
export function ApprovalsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters } = useFilters(readFilters);
  const asked = { state: filters.state ?? "waiting", page: filters.page ?? 1 };
  const query = useQuery({
    queryKey: [...KEY, asked],
    queryFn: ({ signal }) => api.call(ApprovalPage, "admin/approvals", { signal, query: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: KEY });
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.states} name="state" tabs={TABS} selected={filters.state} />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={asked.state === "waiting" ? TEXT.empty : TEXT.emptyDecided} />}
        lines={5}
        lineClassName="h-16"
      >
        {(page) => (
          <>
            <ul
              aria-label={TEXT.title}
              className="grid gap-px overflow-hidden rounded-lg border border-line bg-line text-sm"
            >
              {page.items.map((item) => (
                <ApprovalRow key={item.id} item={item} onDecided={readAnew} />
              ))}
            </ul>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function ApprovalRow({ item, onDecided }: { item: Approval; onDecided: () => void }) {
  const { id, userId, phone, samePhone, decidedBy, decidedAt, reason } = item;
  return (
    <li className="grid items-start gap-3 bg-surface p-3 tablet:grid-cols-[1fr_auto]">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-4">
        <Fact label={TEXT.userId}>{userId}</Fact>
        <Fact label={TEXT.nickname}>{item.nickname}</Fact>
        <Fact label={TEXT.phone}>
          {phone === null ? TEXT.none : formatPhone(phone)}
          {samePhone > 0 && <span className="ml-2 text-warn">{TEXT.samePhone(samePhone)}</span>}
        </Fact>
        <Fact label={TEXT.recommender}>{item.recommender ?? TEXT.none}</Fact>
        <Fact label={TEXT.joinedAt}>{formatDateTime(item.joinedAt)}</Fact>
        {decidedAt !== null && (
          <Fact label={TEXT.decided}>{TEXT.by(decidedBy ?? TEXT.none, formatDateTime(decidedAt))}</Fact>
        )}
        {reason !== null && <Fact label={TEXT.reason}>{reason}</Fact>}
      </dl>
      {item.state === "waiting" && (
        <div className="grid gap-2">
          <CommandButton
            name={`admin.approve.${id}`}
            request={{ method: "POST", path: `admin/approvals/${id}`, body: { decision: "approve" } }}
            answer={v.unknown()}
            label={TEXT.approve}
            aria-label={TEXT.approveOf(userId)}
            onDone={onDecided}
          />
          <RefuseForm id={id} userId={userId} onDone={onDecided} />
        </div>
      )}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
