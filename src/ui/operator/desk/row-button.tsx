import type * as v from "valibot";
import type { CommandEndpoint } from "../../../api/contract/endpoint.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { Button, type ButtonProps } from "../../primitives/button.tsx";

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
  chosen: readonly Row[];
  onDone: (told: string) => void;
}

/** The command of the one row that is chosen. */
export function RowButton<Row>({ command, chosen, onDone }: RowButtonProps<Row>) {
  const { label, look = "quiet", to, idOf, ask, told, isFor } = command;
  const [row, ...others] = chosen;
  if (row === undefined || others.length > 0 || isFor?.(row) === false)
    return (
      <Button size="sm" look={look} disabled>
        {label}
      </Button>
    );
  const id = idOf(row);
  const name = `${to.path} ${id}`;
  return (
    <CommandButton
      key={name}
      name={name}
      to={to}
      input={{ params: { id } }}
      label={label}
      look={look}
      size="sm"
      confirm={<p className="font-bold">{ask(row)}</p>}
      onDone={() => onDone(told)}
    />
  );
}
