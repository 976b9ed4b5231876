import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { DataTable, type DataTableProps, type Selected } from "./data-table.tsx";

export interface EditTableProps<Row> extends Pick<DataTableProps<Row>, "label" | "rows" | "columns" | "rowId"> {
  editLabel: string;
  /** The form below the row that is edited. */
  renderForm: (row: Row, close: () => void) => ReactNode;
}

/** Rows of which one at a time is edited, below itself. */
export function EditTable<Row extends object>({ editLabel, renderForm, ...table }: EditTableProps<Row>) {
  const [selected, setSelected] = useState<Selected>({});
  const [open, setOpen] = useState<string | null>(null);
  return (
    <DataTable<Row>
      {...table}
      selected={selected}
      onSelect={setSelected}
      renderActions={([first, ...others]) => (
        <Button size="sm" disabled={first === undefined || others.length > 0} onClick={() => setOpen(first ?? null)}>
          {editLabel}
        </Button>
      )}
      renderBelow={(row) =>
        table.rowId(row) === open && (
          <Suspense fallback={<Skeleton lines={4} />}>{renderForm(row, () => setOpen(null))}</Suspense>
        )
      }
    />
  );
}
