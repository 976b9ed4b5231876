import { type ReactNode, use, useState } from "react";
import type { Action } from "../../../domain/operator/rights.ts";
import { Button } from "../../primitives/button.tsx";
import { AllowedContext } from "../../frame/form/allowed.ts";
import { FORM_TEXT } from "../../frame/form/text.ts";
import { QueryTable, type QueryTableProps } from "../table/query-table.tsx";
import { RowButton, type RowButtonProps, type RowCommand } from "./row-button.tsx";
import { RowList, type RowListProps } from "./row-list.tsx";

/** What a form of a desk is given. */
export interface DeskForm {
  /** The list is read anew; the form stays. */
  onDone: () => void;
  /** The same, and it is told what was done. */
  onTell: (told: string) => void;
  /** The same, and the form is closed. */
  onFinish: (told: string) => void;
  onClose: () => void;
}

interface DeskEditor<Row> {
  label: string;
  /** What it takes; it is not offered to who may not. */
  right?: Action;
  look?: "primary" | "danger";
  /** False: it is not offered for the row. */
  isFor?: (row: Row) => boolean;
  /** What opens beside the list, or below a row with a look of its own. */
  render: (row: Row, form: DeskForm) => ReactNode;
}

interface Shared<Row> extends Pick<QueryTableProps<Row>, "query" | "empty" | "rowId" | "lines"> {
  editors: readonly DeskEditor<Row>[];
  /** What is done with all rows that are selected, which its form unselects as it closes. */
  renderMore?: (chosen: readonly Row[], form: DeskForm) => ReactNode;
  /** Ends or removes a row. */
  remove?: RowCommand<Row>;
}
/** A table, or rows with a look of their own, each with the first editor and the removal below it. */
export type Listed<Row> = Shared<Row> &
  (
    | (Pick<QueryTableProps<Row>, "label" | "columns" | "rowTitle" | "name" | "exports" | "sums"> & {
        renderRow?: never;
      })
    | Pick<RowListProps<Row>, "renderRow">
  );

/** The list of a desk. */
export function DeskList<Row extends object>(props: Listed<Row> & { formOf: (onClose: () => void) => DeskForm }) {
  const { editors: every, renderMore, remove: removal, formOf, ...list } = props;
  const allows = use(AllowedContext);
  const editors = every.filter(({ right }) => right === undefined || allows(right));
  const right = removal?.to.right;
  const remove = right === undefined || allows(right) ? removal : undefined;
  if (list.renderRow)
    return (
      <RowList<Row>
        {...list}
        renderBelow={(row, onClose) => (
          <div className="mt-2 grid grid-cols-1 gap-3 rounded-md border border-line bg-raised p-3">
            {editors[0] && <h2 className="sr-only">{editors[0].label}</h2>}
            {editors[0]?.render(row, formOf(onClose))}
            {remove && <AskedFirst command={remove} row={row} onDone={formOf(onClose).onFinish} />}
          </div>
        )}
      />
    );
  const end = remove && {
    label: remove.label,
    look: remove.look ?? ("quiet" as const),
    ...(remove.isFor && { isFor: remove.isFor }),
    render: (row: Row, close: () => void) => <RowButton command={remove} row={row} onDone={formOf(close).onFinish} />,
  };
  return (
    <QueryTable<Row>
      {...list}
      actions={[
        ...editors.map(({ render, ...editor }) => ({
          ...editor,
          render: (row: Row, close: () => void) => render(row, formOf(close)),
        })),
        ...(end ? [end] : []),
      ]}
      {...(renderMore && {
        renderMore: (chosen: readonly Row[], unselect: () => void) => renderMore(chosen, formOf(unselect)),
      })}
    />
  );
}

/** The command of a row below a form: its question comes with the first press. */
function AskedFirst<Row>(props: RowButtonProps<Row>) {
  const { command, row } = props;
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <div className="grid gap-2">
        <RowButton {...props} />
        <Button onClick={() => setAsking(false)}>{FORM_TEXT.back}</Button>
      </div>
    );
  return (
    <div className="flex justify-end">
      <Button
        size="sm"
        look={command.look ?? "quiet"}
        disabled={command.isFor?.(row) === false}
        onClick={() => setAsking(true)}
      >
        {command.label}
      </Button>
    </div>
  );
}
