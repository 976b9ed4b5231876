import { useNavigate } from "@tanstack/react-router";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { SearchForm } from "../../frame/list/search-form.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

export interface ListFiltersProps {
  text: string | undefined;
  /** "1": only what the member marked. */
  fav: string | undefined;
}

/** Search by team and league on Enter, and the marked ones; both are in the address. */
export function ListFilters({ text, fav }: ListFiltersProps) {
  const navigate = useNavigate();
  const search = (found: string | undefined) =>
    void navigate({ to: ".", search: (now: object) => ({ ...now, text: found, page: undefined }), resetScroll: false });
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <SearchForm label={EUROPEAN_TEXT.search} value={text} onSearch={search} />
      </div>
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
