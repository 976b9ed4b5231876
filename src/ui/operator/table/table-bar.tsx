import { lazy, type ReactNode, Suspense, useState } from "react";
import { addComma } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { csvOf, saveCsv } from "./csv.ts";
import type { DataColumn } from "./data-table.tsx";
import type { ExportFormat } from "../../../api/contract/operator/export.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { TABLE_TEXT as TEXT } from "./text.ts";

const KeptViews = lazy(() => import("./kept-views.tsx").then((file) => ({ default: file.KeptViews })));

/** A sum of the whole filter, as the server has it. */
export interface Total {
  label: string;
  value: string;
}

export interface TableBarProps<Row> {
  label: string;
  name?: string | undefined;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** Left out: rows are not selected. */
  selectedCount?: number | undefined;
  totals?: { count: number; sums?: readonly Total[] } | undefined;
  /** Saves all rows of the filter; left out, the rows that are shown are saved. */
  exports?: ((format: ExportFormat) => Promise<void>) | undefined;
  /** What is done with the rows that are selected. */
  children: ReactNode;
}

/** Above the rows: how many there are and what they come to, what is done with the selected ones, views, columns, files. */
export function TableBar<Row>(props: TableBarProps<Row>) {
  const { label, name, rows, columns, selectedCount, totals, exports, children } = props;
  const [isOpen, setOpen] = useState(false);
  const save = () =>
    saveCsv(
      `${label}.csv`,
      csvOf([columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]),
    );
  return (
    <div className="border-b border-line">
      <div className="flex min-h-11 flex-wrap items-center gap-1 px-2 py-1 tablet:px-3">
        <div
          className={classNames(
            "mr-auto flex flex-wrap gap-x-3 text-xs text-muted tabular-nums",
            totals?.sums && "w-full tablet:w-auto",
          )}
        >
          {totals && <span>{TEXT.total(addComma(totals.count))}</span>}
          {totals?.sums?.map((sum) => (
            <span key={sum.label}>
              {sum.label} <b className="font-semibold text-ink">{sum.value}</b>
            </span>
          ))}
          {selectedCount !== undefined && <span>{TEXT.selected(selectedCount)}</span>}
        </div>
        {children}
        {name !== undefined && (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {`${TEXT.views} · ${TEXT.columns}`}
          </Button>
        )}
        {exports ? (
          <ExportButtons save={exports} />
        ) : (
          <Button size="sm" onClick={save}>
            {TEXT.csv}
          </Button>
        )}
      </div>
      {isOpen && name !== undefined && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <KeptViews table={name} columns={columns} />
        </Suspense>
      )}
    </div>
  );
}
