import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../../primitives/button.tsx";
import { DataTable, type DataTableProps, type Selected } from "./data-table.tsx";

/** What is done with the one row that is selected. */
interface RowAction<Row> {
  label: string;
  look?: ButtonProps["look"];
  /** False: the action is not offered for the row. */
  isFor?: (row: Row) => boolean;
  /** What opens below the row. */
  render: (row: Row, close: () => void) => ReactNode;
}

export interface ActionTableProps<Row> extends Pick<DataTableProps<Row>, "label" | "rows" | "columns" | "rowId"> {
  /** A second press on an action closes what it opened. */
  actions?: readonly RowAction<Row>[];
  /** What is done with all rows that are selected; stands before the actions. */
  renderMore?: (chosen: readonly Row[], unselect: () => void) => ReactNode;
  /** The same; stands after the actions. */
  renderLast?: (chosen: readonly Row[], unselect: () => void) => ReactNode;
  /** Below each row that is selected, where no action is open. */
  renderDetail?: (row: Row) => ReactNode;
}

interface Opened {
  id: string;
  label: string;
}

/** Rows of which one at a time has an action open below itself. */
export function ActionTable<Row extends object>(props: ActionTableProps<Row>) {
  const { actions = [], renderMore, renderLast, renderDetail, ...table } = props;
  const { rows, rowId } = table;
  const [selected, setSelected] = useState<Selected>({});
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isOpen = (row: Row, label: string) => opened?.id === rowId(row) && opened.label === label;
  const unselect = () => setSelected({});
  const chosen = rows.filter((row) => selected[rowId(row)]);
  const one = chosen.length === 1 ? chosen[0] : undefined;
  return (
    <DataTable<Row>
      {...table}
      selected={selected}
      onSelect={setSelected}
      renderActions={() => (
        <>
          {renderMore?.(chosen, unselect)}
          {actions.map(({ label, look, isFor }) => (
            <Button
              key={label}
              size="sm"
              {...(look && { look })}
              disabled={one === undefined || isFor?.(one) === false}
              onClick={() => one && setOpened(isOpen(one, label) ? null : { id: rowId(one), label })}
            >
              {label}
            </Button>
          ))}
          {renderLast?.(chosen, unselect)}
        </>
      )}
      renderBelow={(row) => {
        const action = actions.find(({ label }) => isOpen(row, label));
        if (action)
          return (
            <>
              {/* The headings of what an operator writes begin below this one. */}
              <h2 className="sr-only">{action.label}</h2>
              {action.render(row, close)}
            </>
          );
        return selected[rowId(row)] && renderDetail?.(row);
      }}
    />
  );
}
