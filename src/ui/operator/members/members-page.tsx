import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminMembersQuery } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter, wholeFilter } from "../../frame/list/filters.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SearchForm } from "../../frame/list/search-form.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { MEMBER_COLUMNS } from "./member-columns.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ text: textFilter(60), level: wholeFilter(1, 99) });
const LEVELS = [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
  value,
  label: value === undefined ? TEXT.allLevels : TEXT.level(value),
}));

/** Members with what they have and bet. A deposit is given to the one that is selected. */
export function MembersPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters, apply } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const [receiver, setReceiver] = useState<string | null>(null);
  const query = useQuery(adminMembersQuery(api, { ...filters, page: filters.page ?? 1 }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchForm
        label={TEXT.search}
        value={filters.text}
        onSearch={(text) => apply(readFilters({ ...filters, text }))}
      />
      <FilterTabs label={TEXT.levels} name="level" tabs={LEVELS} selected={filters.level} />
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
              label={TEXT.title}
              rows={page.items}
              columns={MEMBER_COLUMNS}
              rowId={({ userId }) => userId}
              selected={selected}
              onSelect={setSelected}
              renderActions={([first, ...others]) => (
                <Button
                  size="sm"
                  disabled={first === undefined || others.length > 0}
                  onClick={() => setReceiver(first ?? null)}
                >
                  {TEXT.deposit}
                </Button>
              )}
              renderBelow={(member) =>
                member.userId === receiver && (
                  <DepositForm
                    member={member}
                    onDone={() => void queryClient.invalidateQueries({ queryKey: ["admin", "members"] })}
                    onClose={() => setReceiver(null)}
                  />
                )
              }
            />
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
