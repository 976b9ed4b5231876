import { type ReactNode, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { type DataColumn, DataTable, type Selected } from "../table/data-table.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

export interface EditTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** The form below the row that is edited. */
  renderForm: (row: Row, close: () => void) => ReactNode;
}

/** Rows of which one is edited at a time. */
export function EditTable<Row extends object>({ label, rows, columns, rowId, renderForm }: EditTableProps<Row>) {
  const [selected, setSelected] = useState<Selected>({});
  const [open, setOpen] = useState<string | null>(null);
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      rowId={rowId}
      selected={selected}
      onSelect={setSelected}
      renderActions={([first, ...others]) => (
        <Button size="sm" disabled={first === undefined || others.length > 0} onClick={() => setOpen(first ?? null)}>
          {TEXT.edit}
        </Button>
      )}
      renderBelow={(row) => rowId(row) === open && renderForm(row, () => setOpen(null))}
    />
  );
}
