import {
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from "@tanstack/react-table";
import { Suspense, type ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { csvOf, saveCsv } from "./csv.ts";
import { TABLE_TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** What the CSV has. */
  value: (row: Row) => string | number | null;
  /** What is shown, where it is not the value. */
  cell?: (row: Row) => ReactNode;
  isNumber?: boolean;
}

/** The ids of the rows that are selected. */
export type Selected = RowSelectionState;

export interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Made outside of components. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  selected: Selected;
  onSelect: (selected: Selected) => void;
  /** Buttons for what is selected. */
  renderActions?: (ids: readonly string[]) => ReactNode;
  /** Below a row, over its whole width; null: nothing. */
  renderBelow?: (row: Row) => ReactNode;
}

const features = tableFeatures({ rowSelectionFeature });

/** Rows of one page that can be selected and saved as CSV: the selected ones, or all where none is. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  "use no memo";
  const { label, rows, columns, rowId, selected, onSelect, renderActions, renderBelow } = props;
  const helper = createColumnHelper<typeof features, Row>();
  const table = useTable({
    features,
    data: rows,
    columns: columns.map((column) =>
      helper.accessor((row): unknown => column.value(row), { id: column.id, header: column.header }),
    ),
    getRowId: rowId,
    state: { rowSelection: selected },
    onRowSelectionChange: (next) => onSelect(typeof next === "function" ? next(selected) : next),
  });
  const shown = table.getRowModel().rows;
  const chosen = shown.filter((row) => row.getIsSelected());
  const save = () => {
    const lines = (chosen.length > 0 ? chosen : shown).map(({ original }) =>
      columns.map(({ value }) => value(original)),
    );
    saveCsv(`${label}.csv`, csvOf([columns.map(({ header }) => header), ...lines]));
  };
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-3 py-1">
        <span className="mr-auto text-xs text-muted">{TABLE_TEXT.selected(chosen.length)}</span>
        {renderActions?.(chosen.map((row) => row.id))}
        <Button size="sm" onClick={save}>
          {TABLE_TEXT.csv}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={label} tabIndex={0} className="scroll-edges @container overflow-x-auto">
        <table aria-label={label} className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="w-10 px-3 py-2">
                <input
                  type="checkbox"
                  aria-label={TABLE_TEXT.all}
                  checked={table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                  className="size-4 accent-accent"
                />
              </th>
              {columns.map(({ id, header, isNumber }) => (
                <th key={id} scope="col" className={classNames("px-3 py-2", isNumber && "text-right")}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((row) => {
            const below = renderBelow?.(row.original);
            return (
              <tbody key={row.id} data-row={row.id}>
                <tr className="border-t border-line">
                  <td className="px-3 py-2">
                    <input
                      type="checkbox"
                      aria-label={TABLE_TEXT.row(row.id)}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                      className="size-4 accent-accent"
                    />
                  </td>
                  {columns.map(({ id, value, cell, isNumber }) => (
                    <td key={id} className={classNames("px-3 py-2", isNumber && "text-right tabular-nums")}>
                      {cell ? cell(row.original) : value(row.original)}
                    </td>
                  ))}
                </tr>
                {below && (
                  <tr>
                    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what is in it has its own labels */}
                    <td colSpan={columns.length + 1} className="bg-raised p-3 whitespace-normal">
                      <div className="sticky left-3 w-[calc(100cqw-1.5rem)]">
                        <Suspense fallback={<Skeleton lines={2} />}>{below}</Suspense>
                      </div>
                    </td>
                  </tr>
                )}
              </tbody>
            );
          })}
        </table>
      </section>
    </div>
  );
}
