import { Fragment, type ReactNode } from "react";
import { ATLAS_TEXT as TEXT } from "./text.ts";

export interface FactTableProps {
  title: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** What the numbers do not say by themselves. */
  note?: string | undefined;
}

/** `navigation.request` may break after its dot and `isAdministratorAway` before a capital, else at words alone. */
function breakable(cell: ReactNode): ReactNode {
  if (typeof cell !== "string") return cell;
  return cell.split(/(?<=\.)(?=\w)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A titled table that fits any width: its cells break where they must. */
export function FactTable({ title, heads, rows, note }: FactTableProps) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1.5 flex items-baseline gap-2 text-base font-semibold">
        {title}
        <span className="text-xs font-normal text-muted tabular-nums">{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{TEXT.noneUsed}</p>
      ) : (
        <table className="w-full table-fixed border-collapse text-left text-xs">
          <thead>
            <tr className="border-b border-edge text-2xs text-muted">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1 pr-3 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row} className="border-b border-line align-top">
                <th scope="row" className="py-1.5 pr-3 font-semibold wrap-anywhere">
                  {breakable(name)}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="py-1.5 pr-3 wrap-anywhere text-muted">
                    {breakable(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="mt-1.5 text-xs text-muted">{note}</p>}
    </section>
  );
}

export function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className="grid gap-0.5">
      {of.map((line) => (
        <li key={line}>{breakable(line)}</li>
      ))}
    </ul>
  );
}
