import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
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
import { Skeleton } from "../../primitives/skeleton.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { MEMBER_COLUMNS } from "./member-columns.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const DepositForm = lazy(() => import("./deposit-form.tsx").then((file) => ({ default: file.DepositForm })));
const MemberProtection = lazy(() =>
  import("./member-protection.tsx").then((file) => ({ default: file.MemberProtection })),
);

const readFilters = filtersOf({ text: textFilter(60), level: wholeFilter(1, 99) });
const LEVELS = [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
  value,
  label: value === undefined ? TEXT.allLevels : TEXT.level(value),
}));

/** What is open below a member. */
interface Opened {
  userId: string;
  what: "deposit" | "protection";
}

/** Members with what they have and bet. Of the one that is selected: a deposit, and what protects the member. */
export function MembersPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters, apply } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const [opened, setOpened] = useState<Opened | null>(null);
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
              renderActions={([first, ...others]) => {
                const isOne = first !== undefined && others.length === 0;
                const open = (what: Opened["what"]) => setOpened(isOne ? { userId: first, what } : null);
                return (
                  <>
                    <Button size="sm" disabled={!isOne} onClick={() => open("deposit")}>
                      {TEXT.deposit}
                    </Button>
                    <Button size="sm" disabled={!isOne} onClick={() => open("protection")}>
                      {TEXT.protection}
                    </Button>
                  </>
                );
              }}
              renderBelow={(member) =>
                member.userId === opened?.userId && (
                  <Suspense fallback={<Skeleton lines={4} />}>
                    {opened.what === "protection" ? (
                      <MemberProtection userId={member.userId} onClose={() => setOpened(null)} />
                    ) : (
                      <DepositForm
                        member={member}
                        onDone={() => void queryClient.invalidateQueries({ queryKey: ["admin", "members"] })}
                        onClose={() => setOpened(null)}
                      />
                    )}
                  </Suspense>
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
