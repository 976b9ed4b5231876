import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../primitives/class-names.ts";
import { SortHead } from "./sort-head.tsx";
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
  /** The server orders the list by it: `sort` in the address. */
  isSorted?: boolean;
}

/** The ids of the rows that are selected. */
export type Selected = Readonly<Record<string, boolean>>;

export interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Made outside of components. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** Left out: rows are not selected. */
  selected?: Selected | undefined;
  onSelect?: (selected: Selected) => void;
  /** The row that the keys are at, by its id. */
  current: string | null;
  /** The row is pressed. */
  onPress: (row: Row) => void;
  /** What is done with a row, at its end. */
  renderEnd?: ((row: Row) => ReactNode) | undefined;
}

/** Digits in groups of three; the CSV has the bare number. */
const shown = (value: string | number | null) => (typeof value === "number" ? value.toLocaleString("ko-KR") : value);

const CELL = "h-9 px-3";
const PRESSED = "a, button, input, label, summary";

/** Rows of 36 px with their heads; what can be done with a row is at its end, which stays in sight. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, columns, rowId, selected, onSelect, current, onPress, renderEnd } = props;
  const currentRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (current !== null) currentRow.current?.focus({ preventScroll: false });
  }, [current]);
  const isAll = rows.length > 0 && rows.every((row) => selected?.[rowId(row)]);
  const press = (row: Row) => (event: MouseEvent) => {
    if (!(event.target as Element).closest(PRESSED)) onPress(row);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section aria-label={label} tabIndex={0} className="scroll-edges overflow-x-auto">
      <table aria-label={label} className="w-full text-sm whitespace-nowrap">
        <thead>
          <tr className="text-left text-xs text-muted">
            {selected && (
              <th scope="col" className="w-10 px-3">
                <input
                  type="checkbox"
                  aria-label={TABLE_TEXT.all}
                  checked={isAll}
                  onChange={() => onSelect?.(isAll ? {} : Object.fromEntries(rows.map((row) => [rowId(row), true])))}
                  className="block size-4 accent-accent"
                />
              </th>
            )}
            {columns.map(({ id, header, isNumber, isSorted }) => (
              <SortHead key={id} id={id} header={header} isNumber={isNumber} isSorted={isSorted} />
            ))}
            {renderEnd && (
              <th scope="col" className="sticky right-0 bg-surface px-3 text-right">
                <span className="sr-only">{TABLE_TEXT.end}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowId(row);
            const isCurrent = id === current;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter opens it: useRowKeys
              <tr
                key={id}
                ref={isCurrent ? currentRow : undefined}
                data-row={id}
                tabIndex={isCurrent ? 0 : -1}
                aria-current={isCurrent || undefined}
                onClick={press(row)}
                className={classNames(
                  "group border-t border-line -outline-offset-2",
                  isCurrent ? "bg-accent-soft" : "hover:bg-raised",
                )}
              >
                {selected && (
                  <td className={CELL}>
                    <input
                      type="checkbox"
                      aria-label={TABLE_TEXT.row(id)}
                      checked={selected[id] ?? false}
                      onChange={({ target }) => onSelect?.({ ...selected, [id]: target.checked })}
                      className="block size-4 accent-accent"
                    />
                  </td>
                )}
                {columns.map(({ id: name, value, cell, isNumber }) => (
                  <td key={name} className={classNames(CELL, isNumber && "text-right tabular-nums")}>
                    {cell ? cell(row) : shown(value(row))}
                  </td>
                ))}
                {renderEnd && (
                  <td
                    className={classNames(
                      "sticky right-0 px-2",
                      isCurrent ? "bg-accent-soft" : "bg-surface group-hover:bg-raised",
                    )}
                  >
                    <div className="flex justify-end gap-1">{renderEnd(row)}</div>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
