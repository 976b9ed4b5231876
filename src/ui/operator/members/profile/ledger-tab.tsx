import { useQuery } from "@tanstack/react-query";
import { memberEntries } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import { pageQuery } from "../../../../api/queries/page-query.ts";
import { useApp } from "../../../app-context.ts";
import { FilterTabs } from "../../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../../frame/list/filters.ts";
import { ListPager } from "../../../frame/list/list-pager.tsx";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { EmptyState } from "../../../primitives/empty-state.tsx";
import { EntryTable } from "../../../wallet/entries/entry-table.tsx";
import { LEDGER_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ of: choiceFilter(["points"]) });
const TABS = [
  { value: undefined, label: TEXT.money },
  { value: "points", label: TEXT.points },
];

/** What moved the member's money or points, as the member reads it. */
export function LedgerTab({ member: { userId } }: { member: Pick<MemberProfile, "userId"> }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const asked = { of: filters.of ?? ("money" as const), page: filters.page ?? 1 };
  const query = useQuery(pageQuery(api, memberEntries, { params: { userId }, query: asked }));
  return (
    <section className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.of} name="of" tabs={TABS} selected={filters.of} />
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
          {({ items, page, pageCount }) => (
            <div className="pb-3">
              <EntryTable label={TEXT.list} entries={items} />
              <ListPager page={page} pageCount={pageCount} />
            </div>
          )}
        </QueryView>
      </div>
    </section>
  );
}
