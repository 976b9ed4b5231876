import type { GuideEntry } from "../../../api/contract/community/articles.ts";
import { findEntries, sectionsOf } from "../../../domain/community/guide.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { SearchBox } from "../../frame/list/search-box.tsx";

const readFilters = filtersOf({ section: textFilter(30), text: textFilter(60), tab: textFilter(20) });

export interface GuideListProps {
  entries: readonly GuideEntry[];
  text: { search: string; sections: string; all: string; noFound: string };
}

/** Entries of FAQ or of the rules, by section and by words; what is looked for is open. */
export function GuideList({ entries, text }: GuideListProps) {
  const { filters } = useFilters(readFilters);
  const found = findEntries(entries, filters);
  const tabs = [undefined, ...sectionsOf(entries)].map((value) => ({ value, label: value ?? text.all }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={text.search} />
      <FilterTabs label={text.sections} name="section" tabs={tabs} selected={filters.section} />
      {found.length === 0 ? (
        <EmptyState title={text.noFound} />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface">
          {found.map(({ id, section, title, contents }) => (
            <li key={`${id} ${filters.text ?? ""}`} className="border-t border-line first:border-t-0">
              <details className="group" open={filters.text !== undefined}>
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-1.5 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
                  <span className="shrink-0 rounded-sm bg-raised px-1.5 text-2xs text-muted">{section}</span>
                  <span className="min-w-0 flex-1 font-semibold">{title}</span>
                  <Icon name="down" size={16} className="shrink-0 text-muted group-open:rotate-180" />
                </summary>
                <SafeHtml
                  html={contents}
                  className="overflow-x-auto border-t border-line bg-raised px-3 py-3 text-sm break-words"
                />
              </details>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
