import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../../api/client/ask.ts";
import { report, reportFile, reportList, reportSums } from "../../../api/contract/operator/reports.endpoints.ts";
import type { ReportList } from "../../../api/contract/operator/reports.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
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
                sums={reportSums}
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
  const navigate = useNavigate();
  return (
    <label className="grid justify-start gap-0.5 text-xs text-muted">
      {TEXT.names}
      <select
        value={chosen ?? ""}
        onChange={({ target }) => void navigate({ to: "/admin/reports", search: { name: target.value } as object })}
        className="h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
      >
        {[...Map.groupBy(items, ({ group }) => group)].map(([group, own]) => (
          <optgroup key={group} label={group}>
            {own.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
