import { formatDayHead } from "../../../domain/common/format.ts";
import { seoul, seoulDay } from "../../../domain/common/time.ts";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import type { EuropeSearch } from "../european/european-search.ts";
import { ListTools } from "../european/list-tools.tsx";
import { EUROPEAN_TEXT } from "../european/text.ts";
import type { LiveActor } from "../slip/betting.ts";

/** Fixtures are announced this many days ahead. */
const DAYS = 7;
/** Left out of a day's name: they are of one week, and stand in one row. */
const MONTH = "11-";
const NEAR = [EUROPEAN_TEXT.today, EUROPEAN_TEXT.tomorrow];

/** The days of Seoul from today on. */
function dayTabs() {
  const today = seoul(Date.now());
  return Array.from({ length: DAYS }, (_, ahead) => {
    const day = seoulDay(today.add(ahead, "day").valueOf());
    return { value: day, label: NEAR[ahead] ?? formatDayHead(`${day}T12:00:00+09:00`).slice(MONTH.length) };
  });
}

export interface EuropeFiltersProps {
  search: EuropeSearch;
  live: LiveActor;
}

/** Search, marked ones, a day, and the order; all of it is in the address. A phone folds them together. */
export function EuropeFilters({ search, live }: EuropeFiltersProps) {
  const hasColumns = useHasColumns();
  const places = <DayAndOrder search={search} />;
  return (
    <div className="mb-1 grid grid-cols-1 gap-1.5">
      <ListTools game="cross" fav={search.fav} live={live}>
        {!hasColumns && places}
      </ListTools>
      {hasColumns && places}
    </div>
  );
}

function DayAndOrder({ search }: Pick<EuropeFiltersProps, "search">) {
  return (
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
  );
}
