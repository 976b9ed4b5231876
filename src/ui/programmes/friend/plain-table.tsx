import type { ReactNode } from "react";
import { classNames } from "../../primitives/class-names.ts";

export interface PlainColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
}

export interface PlainTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly PlainColumn<Row>[];
}

/** A small table to read. */
export function PlainTable<Row extends { id: string }>({ label, rows, columns }: PlainTableProps<Row>) {
  const alignOf = ({ isNumber }: PlainColumn<Row>) => (isNumber ? "text-right" : "text-left");
  return (
    <table aria-label={label} className="w-full text-sm tabular-nums">
      <thead className="text-xs text-muted">
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" className={classNames("px-2 py-2 tablet:px-3", alignOf(column))}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-t border-line">
            {columns.map((column) => (
              <td key={column.header} className={classNames("px-2 py-2 tablet:px-3", alignOf(column))}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
