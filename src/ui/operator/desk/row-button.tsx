import type * as v from "valibot";
import type { CommandEndpoint } from "../../../api/contract/endpoint.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import type { ButtonProps } from "../../primitives/button.tsx";

/** About one row: `/admin/coupons/:id/end`. */
type RowEndpoint = CommandEndpoint & {
  params: v.GenericSchema<{ id: string }, { id: string }>;
  query?: never;
  body?: never;
};

/** Ends or removes a row, once it is confirmed. */
export interface RowCommand<Row> {
  label: string;
  look?: ButtonProps["look"];
  to: RowEndpoint;
  idOf: (row: Row) => string;
  ask: (row: Row) => string;
  told: string;
  /** False: it is not offered for the row. */
  isFor?: (row: Row) => boolean;
}

export interface RowButtonProps<Row> {
  command: RowCommand<Row>;
  row: Row;
  onDone: (told: string) => void;
}

/** The command of a row that is open, below its question. */
export function RowButton<Row>({ command, row, onDone }: RowButtonProps<Row>) {
  const { label, look = "quiet", to, idOf, ask, told, isFor } = command;
  const id = idOf(row);
  const name = `${to.path} ${id}`;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-bold">{ask(row)}</p>
      <CommandButton
        key={name}
        name={name}
        to={to}
        input={{ params: { id } }}
        label={label}
        look={look}
        disabled={isFor?.(row) === false}
        onDone={() => onDone(told)}
      />
    </div>
  );
}
