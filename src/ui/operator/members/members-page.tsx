import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { adminMembersQuery } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter, wholeFilter } from "../../frame/list/filters.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { QueryTable } from "../table/query-table.tsx";
import { MEMBER_COLUMNS } from "./member-columns.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const DepositForm = lazy(() => import("./deposit-form.tsx").then((file) => ({ default: file.DepositForm })));
const LevelForm = lazy(() => import("./level-form.tsx").then((file) => ({ default: file.LevelForm })));
const MemberProtection = lazy(() =>
  import("./member-protection.tsx").then((file) => ({ default: file.MemberProtection })),
);

const readFilters = filtersOf({ text: textFilter(60), level: wholeFilter(1, 99) });
const LEVELS = [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({
  value,
  label: value === undefined ? TEXT.allLevels : TEXT.level(value),
}));

/** Members with what they have and bet. Of the one that is selected: a deposit, the level, and what protects the member. */
export function MembersPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters } = useFilters(readFilters);
  const query = useQuery(adminMembersQuery(api, { ...filters, page: filters.page ?? 1 }));
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: ["admin", "members"] });
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.levels} name="level" tabs={LEVELS} selected={filters.level} />
      <QueryTable
        label={TEXT.title}
        query={query}
        empty={TEXT.empty}
        columns={MEMBER_COLUMNS}
        rowId={({ userId }) => userId}
        actions={[
          {
            label: TEXT.deposit,
            render: (member, close) => <DepositForm member={member} onDone={readAnew} onClose={close} />,
          },
          {
            label: TEXT.changeLevel,
            render: (member, close) => <LevelForm member={member} onDone={readAnew} onClose={close} />,
          },
          {
            label: TEXT.protection,
            render: ({ userId }, close) => <MemberProtection userId={userId} onClose={close} />,
          },
        ]}
      />
    </div>
  );
}
