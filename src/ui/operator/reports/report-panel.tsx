import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { download } from "../../../api/client/download.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../../../api/contract/operator/export.ts";
import { queryOf } from "../../../api/client/ask.ts";
import type {
  managerReport,
  managerReportFile,
  managerReportSums,
} from "../../../api/contract/operator/manager.endpoints.ts";
import type { report, reportFile, reportSums } from "../../../api/contract/operator/reports.endpoints.ts";
import type { Report, ReportSums } from "../../../api/contract/operator/reports.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { dayFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SpanChoice, SpanFilter } from "../../frame/list/span-filter.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { ReportTable } from "./report-table.tsx";
import { REPORT_TEXT as TEXT } from "./text.ts";

const PAGE = 36;
const readFilters = filtersOf({ from: dayFilter, to: dayFilter, text: textFilter(60), choice: textFilter(40) });

export interface ReportPanelProps {
  name: string;
  to: typeof report | typeof managerReport;
  sums: typeof reportSums | typeof managerReportSums;
  file: typeof reportFile | typeof managerReportFile;
  page: "/admin/reports" | "/manager";
  /** What the address keeps beside the filters: which report it is. */
  kept: Readonly<Record<string, string | undefined>>;
}

/** One report: its filters, what it says of itself, its rows with their sums, and the files of all rows. */
export function ReportPanel({ name, to, sums: sumsTo, file, page: path, kept }: ReportPanelProps) {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const { page = 1, ...asked } = filters;
  const query = useQuery(pageQuery(api, to, { params: { name }, query: { ...asked, page, itemsPerPage: PAGE } }));
  const sums = useQuery(queryOf(api, sumsTo, { params: { name }, query: asked }));
  const pageCount = Math.max(1, Math.ceil((sums.data?.totalCount ?? 0) / PAGE));
  const [failed, setFailed] = useState(false);
  const save = (format: ExportFormat) => {
    setFailed(false);
    download(api, file, { params: { name }, query: { ...asked, format } }).catch(() => setFailed(true));
  };
  return (
    <QueryView query={query} isEmpty={() => false} lines={10} lineClassName="h-9">
      {(found) => (
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
            <div className="mr-auto min-w-0">
              <h2 className="text-sm font-bold">{found.title}</h2>
              <p className="text-xs text-muted tabular-nums">{factsOf(found, pageCount, sums.data)}</p>
            </div>
            {EXPORT_FORMATS.map((format) => (
              <Button key={format} size="sm" onClick={() => save(format)}>
                {TEXT[format]}
              </Button>
            ))}
            {failed && (
              <p role="alert" className="w-full text-xs text-danger">
                {TEXT.failed}
              </p>
            )}
          </header>
          <Filters
            found={found}
            filters={asked}
            path={path}
            kept={kept}
            onApply={(values) => apply({ ...readFilters(values), ...kept })}
          />
          <ReportTable report={found} sums={sums.data} />
          <QueryView query={sums} lines={2} lineClassName="h-9">
            {() => (
              <div className="pb-2">
                <ListPager page={Math.min(found.page, pageCount)} pageCount={pageCount} />
              </div>
            )}
          </QueryView>
        </div>
      )}
    </QueryView>
  );
}

const factsOf = (
  { from, to, madeAt, page, version }: Report,
  pageCount: number,
  sums: ReportSums | undefined,
): string =>
  [
    from !== null && to !== null ? TEXT.period(from, to) : TEXT.moment,
    TEXT.made(formatDateTime(madeAt)),
    ...(sums
      ? [TEXT.page(Math.min(page, pageCount), pageCount), TEXT.rows(addComma(sums.totalCount))]
      : [TEXT.counting]),
    TEXT.version(version),
  ].join(" · ");

interface FiltersProps {
  found: Report;
  filters: Omit<ReturnType<typeof readFilters>, "page">;
  path: ReportPanelProps["page"];
  kept: ReportPanelProps["kept"];
  onApply: (values: Record<string, unknown>) => void;
}

function Filters({ found: { from, to, textLabel, choices }, filters, path, kept, onApply }: FiltersProps) {
  if (from === null && textLabel === null && choices === null) return null;
  return (
    <SpanFilter
      key={JSON.stringify(filters)}
      span={{ from: filters.from ?? from ?? undefined, to: filters.to ?? to ?? undefined }}
      hasSpan={from !== null}
      text={TEXT}
      page={path}
      kept={kept}
      className="grid border-b border-line"
      onApply={onApply}
    >
      {textLabel !== null && (
        <label className="grid min-w-0 gap-0.5 text-xs text-muted">
          {textLabel}
          <input
            name="text"
            defaultValue={filters.text ?? ""}
            maxLength={60}
            autoComplete="off"
            className="h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
          />
        </label>
      )}
      {choices && (
        <SpanChoice
          name="choice"
          label={choices.label}
          value={filters.choice}
          all={TEXT.all}
          options={choices.options}
        />
      )}
    </SpanFilter>
  );
}
