import { useQuery } from "@tanstack/react-query";
import { liveFixtures } from "../../../api/contract/operator/live.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { sportName, SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { useReread } from "../use-reread.ts";
import { LiveFixtureRow } from "./live-fixture-row.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({
  sportId: choiceFilter(SPORT_ORDER),
  status: choiceFilter(["live", "scheduled"]),
  sort: choiceFilter(["worst"]),
});

const SPORTS = [undefined, ...SPORT_ORDER].map((value) => ({
  value,
  label: value === undefined ? TEXT.allSports : sportName(value),
}));
const STATUSES = ([undefined, "live", "scheduled"] as const).map((value) => ({
  value,
  label: TEXT.statuses[value ?? "all"],
}));
const SORTS = ([undefined, "worst"] as const).map((value) => ({ value, label: TEXT.sorts[value ?? "time"] }));

/** Fixtures that run or are to come, with their markets' state and what hangs on them. */
export function LiveList() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const { page = 1, sportId, status, sort } = filters;
  const query = useQuery({
    ...pageQuery(api, liveFixtures, { query: { sportId, status, sort, page } }),
    ...useReread("live"),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.sports} name="sportId" tabs={SPORTS} selected={sportId} />
      <div className="flex flex-wrap gap-2">
        <FilterTabs label={TEXT.status} name="status" tabs={STATUSES} selected={status} />
        <FilterTabs label={TEXT.sort} name="sort" tabs={SORTS} selected={sort} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.noFixtures} />} lines={8}>
        {(found) => (
          <>
            <ul className="overflow-hidden rounded-lg border border-line bg-surface">
              {found.items.map((fixture) => (
                <LiveFixtureRow key={fixture.id} fixture={fixture} />
              ))}
            </ul>
            <ListPager page={found.page} pageCount={found.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
