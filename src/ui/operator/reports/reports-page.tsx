import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { report, reportFile, reportList } from "../../../api/contract/operator/reports.endpoints.ts";
import type { ReportList } from "../../../api/contract/operator/reports.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { classNames } from "../../primitives/class-names.ts";
import { ReportPanel } from "./report-panel.tsx";
import { REPORT_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ name: textFilter(40) });

/** Every report that the account may read, and the one that is chosen. */
export function ReportsPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(queryOf(api, reportList, {}));
  return (
    <QueryView query={query} lines={8}>
      {({ items }) => {
        const chosen = items.find(({ name }) => name === filters.name) ?? items[0];
        return (
          <div className="grid grid-cols-1 gap-3">
            <ReportNames items={items} chosen={chosen?.name} />
            {chosen && (
              <ReportPanel
                key={chosen.name}
                name={chosen.name}
                to={report}
                file={reportFile}
                page="/admin/reports"
                kept={{ name: chosen.name }}
              />
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

function ReportNames({ items, chosen }: { items: ReportList["items"]; chosen: string | undefined }) {
  return (
    <nav aria-label={TEXT.names} className="grid grid-cols-1 gap-1 rounded-lg border border-line bg-surface p-2">
      {[...Map.groupBy(items, ({ group }) => group)].map(([group, own]) => (
        <div key={group} className="flex flex-wrap items-center gap-1">
          <span className="w-16 text-xs text-muted">{group}</span>
          {own.map(({ name, title }) => (
            <Link
              key={name}
              to="/admin/reports"
              search={{ name } as object}
              aria-current={name === chosen ? "page" : undefined}
              className={classNames(
                "grid h-8 place-items-center rounded-md px-2.5 text-sm",
                name === chosen ? "bg-accent-soft font-bold" : "text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {title}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
