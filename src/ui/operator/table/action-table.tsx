import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { DataTable, type DataTableProps, type Selected } from "./data-table.tsx";
import { type RowAction, RowPanel } from "./row-panel.tsx";
import { TableBar, type TableBarProps } from "./table-bar.tsx";
import { TABLE_TEXT as TEXT } from "./text.ts";
import { useHiddenColumns } from "./use-kept-table.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** So many actions stand at the end of a row; all of them in its panel. */
const AT_END = 2;

export interface ActionTableProps<Row>
  extends
    Pick<DataTableProps<Row>, "label" | "rows" | "columns" | "rowId">,
    Pick<TableBarProps<Row>, "totals" | "exports"> {
  /** Said where there are no rows. A row that was open stays open. */
  empty?: string;
  /** What the server keeps the columns and the views of the table under. */
  name?: string;
  actions?: readonly RowAction<Row>[];
  /** What is done with all rows that are selected. */
  renderMore?: (chosen: readonly Row[], unselect: () => void) => ReactNode;
  /** What an open row shows while none of its actions is open. */
  renderDetail?: (row: Row, close: () => void) => ReactNode;
  /** Names a row to who opens it; its id where it is left out. */
  rowTitle?: (row: Row) => string;
  /** What a letter does with the row that the keys are at, where it is no action of the table. */
  onKey?: (key: string, row: Row, table: { chosen: readonly Row[]; open: () => void }) => void;
  /** Told which row is open; null: none is. */
  onOpen?: (row: Row | null) => void;
}

interface Opened<Row> {
  /** As it was when it was opened: it stays open when it leaves the list. */
  row: Row;
  /** null: the detail. */
  action: string | null;
  isByKey: boolean;
}

/** Rows of which one at a time is open at the right, while the list stays. */
export function ActionTable<Row extends object>(props: ActionTableProps<Row>) {
  const {
    name,
    actions = [],
    renderMore,
    renderDetail,
    rowTitle,
    onKey,
    onOpen,
    totals,
    exports,
    empty,
    ...table
  } = props;
  const { label, rows, rowId } = table;
  const [selected, setSelected] = useState<Selected>({});
  const [current, setCurrent] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const hidden = useHiddenColumns(name);
  const columns = table.columns.filter(({ id }) => !hidden.includes(id));
  const canOpen = renderDetail !== undefined || actions.length > 0;
  const openId = opened && rowId(opened.row);
  const openRow = opened && (rows.find((row) => rowId(row) === openId) ?? opened.row);
  const chosen = rows.filter((row) => selected[rowId(row)]);
  const isFor = ({ isFor: fits }: RowAction<Row>, row: Row) => fits?.(row) !== false;
  const close = () => {
    setOpened(null);
    onOpen?.(null);
  };

  const open = (row: Row, action?: string, isByKey = false) => {
    if (!canOpen) return;
    const first = renderDetail ? null : (actions.find((one) => isFor(one, row))?.label ?? null);
    setCurrent(rowId(row));
    setOpened({ row, action: action ?? first, isByKey });
    onOpen?.(row);
  };
  const currentRow = rows.find((row) => rowId(row) === current);
  useRowKeys(root, {
    move: (by) => {
      const at = rows.findIndex((row) => rowId(row) === current);
      const next = rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))];
      if (next === undefined) return;
      setCurrent(rowId(next));
      // What is read goes along; what is being written stays.
      if (opened?.action === null) open(next);
    },
    open: () => currentRow && open(currentRow),
    close: () => opened && close(),
    act: (key) => {
      if (currentRow === undefined) return;
      const action = actions.find((one) => one.key === key);
      if (action && isFor(action, currentRow)) open(currentRow, action.label, true);
      if (!action) onKey?.(key, currentRow, { chosen, open: () => open(currentRow, undefined, true) });
    },
  });
  const titleOf = (row: Row) => rowTitle?.(row) ?? rowId(row);
  return (
    <div ref={root} data-operator-table className="@container">
      <div
        className={classNames(
          "grid grid-cols-1 items-start gap-2",
          openRow && "@5xl:grid-cols-[minmax(0,1fr)_minmax(22rem,26rem)]",
        )}
      >
        <div className="@container min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
          <TableBar<Row>
            label={label}
            name={name}
            rows={rows}
            columns={table.columns}
            selectedCount={renderMore && chosen.length}
            totals={totals}
            exports={exports}
          >
            {renderMore?.(chosen, () => setSelected({}))}
          </TableBar>
          {rows.length === 0 && empty !== undefined ? (
            <EmptyState title={empty} />
          ) : (
            <DataTable<Row>
              {...table}
              columns={columns}
              {...(renderMore && { selected, onSelect: setSelected })}
              current={current}
              onPress={(row) => {
                setCurrent(rowId(row));
                open(row);
              }}
              renderEnd={
                canOpen
                  ? (row) => (
                      <>
                        {actions.slice(0, AT_END).map((one) => (
                          <Button
                            key={one.label}
                            size="sm"
                            {...(one.look && { look: one.look })}
                            aria-label={TEXT.act(rowId(row), one.label)}
                            disabled={!isFor(one, row)}
                            onClick={() => open(row, one.label)}
                            className="@max-4xl:hidden"
                          >
                            {one.label}
                          </Button>
                        ))}
                        <Button
                          size="sm"
                          aria-label={TEXT.open(rowId(row))}
                          aria-expanded={openId === rowId(row)}
                          onClick={() => (openId === rowId(row) ? close() : open(row))}
                        >
                          {TEXT.openLabel}
                        </Button>
                      </>
                    )
                  : undefined
              }
            />
          )}
        </div>
        {openRow && (
          <RowPanel<Row>
            key={rowId(openRow)}
            row={openRow}
            title={titleOf(openRow)}
            actions={actions}
            action={opened?.action ?? null}
            isByKey={opened?.isByKey ?? false}
            onAction={(action) => open(openRow, opened?.action === action && renderDetail ? undefined : action)}
            renderDetail={renderDetail}
            onClose={close}
          />
        )}
      </div>
    </div>
  );
}
