import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { download } from "../../../api/client/download.ts";
import { exportMembers, members } from "../../../api/contract/operator/members.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { LEVELS as MEMBER_LEVELS } from "../../../domain/account/levels.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, filtersOf, textFilter, wholeFilter } from "../../frame/list/filters.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { MEMBER_COLUMNS } from "./member-columns.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const DepositForm = lazy(() => import("./deposit-form.tsx").then((file) => ({ default: file.DepositForm })));
const LevelForm = lazy(() => import("./level-form.tsx").then((file) => ({ default: file.LevelForm })));

const readFilters = filtersOf({
  text: textFilter(60),
  level: wholeFilter(1, 99),
  sort: choiceFilter(["joinedAt", "-joinedAt", "userId", "-userId", "level", "-level"]),
});
const LEVELS = [undefined, ...MEMBER_LEVELS].map((value) => ({
  value,
  label: value === undefined ? TEXT.allLevels : TEXT.level(value),
}));

/** Members with what they have and bet; the id leads to the page of one. Of the one that is open: a deposit, and the level. */
export function MembersPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const { page = 1, sort, ...filter } = filters;
  const query = useQuery(pageQuery(api, members, { query: { ...filter, ...(sort && { sort }), page } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.levels} name="level" tabs={LEVELS} selected={filters.level} />
      <EntityDesk
        label={TEXT.title}
        name="members"
        query={query}
        stale={[members]}
        empty={TEXT.empty}
        columns={MEMBER_COLUMNS}
        rowId={({ userId }) => userId}
        exports={(format) => download(api, exportMembers, { query: { ...filter, format } })}
        editors={[
          {
            label: TEXT.deposit,
            right: "deposits.read",
            render: (member, form) => <DepositForm member={member} {...form} />,
          },
          {
            label: TEXT.changeLevel,
            right: "members.read",
            render: (member, form) => <LevelForm member={member} {...form} />,
          },
        ]}
      />
    </div>
  );
}
