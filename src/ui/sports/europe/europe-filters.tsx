import { seoul } from "../../../domain/common/time.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import type { EuropeSearch } from "../european/european-search.ts";
import { ListFilters } from "../european/list-filters.tsx";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { dayLabel } from "../korea/group-fixtures.ts";

/** Fixtures are announced this many days ahead. */
const DAYS = 7;
const NEAR = [EUROPEAN_TEXT.today, EUROPEAN_TEXT.tomorrow];

/** The days of Seoul from today on. */
function dayTabs() {
  const today = seoul(Date.now());
  return Array.from({ length: DAYS }, (_, ahead) => {
    const day = today.add(ahead, "day").format("YYYY-MM-DD");
    return { value: day, label: NEAR[ahead] ?? dayLabel(`${day}T12:00:00+09:00`) };
  });
}

/** Search, marked ones, a day, and the order; all of it is in the address. */
export function EuropeFilters({ search }: { search: EuropeSearch }) {
  return (
    <div className="mb-2 grid grid-cols-1 gap-2">
      <ListFilters fav={search.fav} />
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <FilterTabs
            label={EUROPEAN_TEXT.days}
            name="day"
            selected={search.day}
            tabs={[{ value: undefined, label: EUROPEAN_TEXT.all }, ...dayTabs()]}
          />
        </div>
        <div className="shrink-0">
          <FilterTabs
            label={EUROPEAN_TEXT.sort}
            name="sort"
            selected={search.sort === "league" ? "league" : undefined}
            tabs={[
              { value: undefined, label: EUROPEAN_TEXT.byTime },
              { value: "league", label: EUROPEAN_TEXT.byLeague },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
