import { useState, type ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { type DataColumn, DataTable, type Selected } from "../table/data-table.tsx";
import { PROGRAMME_TEXT as TEXT } from "./text.ts";

export interface DeskAction<Row> {
  label: string;
  /** False: the action is not offered for the row. */
  isFor?: (row: Row) => boolean;
  /** What opens below the row. */
  render: (row: Row, close: () => void) => ReactNode;
}

export interface ProgrammeDeskProps<Row> {
  title: string;
  addLabel: string;
  empty: string;
  rows: readonly Row[];
  /** Made outside of components. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  actions: readonly DeskAction<Row>[];
  /** The form of a new one. */
  renderNew: (close: () => void) => ReactNode;
}

/** What an operator keeps: a table whose selected row opens its actions, and the form of a new one. */
export function ProgrammeDesk<Row extends object>(props: ProgrammeDeskProps<Row>) {
  const { title, addLabel, empty, rows, columns, rowId, actions, renderNew } = props;
  const [selected, setSelected] = useState<Selected>({});
  const [open, setOpen] = useState<{ id: string; action: DeskAction<Row> } | null>(null);
  const [isNew, setNew] = useState(false);
  const close = () => setOpen(null);
  const ids = Object.keys(selected).filter((id) => selected[id]);
  const chosen = ids.length === 1 ? rows.find((row) => rowId(row) === ids[0]) : undefined;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex justify-end">
        <Button look="primary" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
          {isNew ? TEXT.close : addLabel}
        </Button>
      </div>
      {isNew && (
        <Panel title={addLabel}>
          <div className="p-3">{renderNew(() => setNew(false))}</div>
        </Panel>
      )}
      {rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <DataTable
          label={title}
          rows={rows}
          columns={columns}
          rowId={rowId}
          selected={selected}
          onSelect={setSelected}
          renderActions={() =>
            actions.map((action) => (
              <Button
                key={action.label}
                size="sm"
                disabled={!chosen || action.isFor?.(chosen) === false}
                onClick={() => chosen && setOpen({ id: rowId(chosen), action })}
              >
                {action.label}
              </Button>
            ))
          }
          renderBelow={(row) => (open && open.id === rowId(row) ? open.action.render(row, close) : null)}
        />
      )}
    </div>
  );
}
