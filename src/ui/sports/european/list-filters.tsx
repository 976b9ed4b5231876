import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { EUROPEAN_TEXT } from "./text.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";

/** Search by team and league, and the marked ones; both are in the address. `fav` is "1" for what the member marked. */
export function ListFilters({ fav }: { fav: string | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox label={EUROPEAN_TEXT.search} />
      <div className="shrink-0">
        <FilterTabs
          label={EUROPEAN_TEXT.favourites}
          name="fav"
          selected={fav}
          tabs={[
            { value: undefined, label: EUROPEAN_TEXT.every },
            { value: "1", label: EUROPEAN_TEXT.favourites },
          ]}
        />
      </div>
    </div>
  );
}
