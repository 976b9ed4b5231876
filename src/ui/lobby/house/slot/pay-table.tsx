import type { SlotSheet } from "../../../../api/contract/lobby/house.ts";
import { LINE_PAYS, SCATTER_PAYS, type SlotSymbol } from "../../../../domain/lobby/house/slot.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { Panel } from "../../../primitives/panel.tsx";
import { SLOT_TEXT as TEXT, SYMBOL_NAMES } from "../text.ts";

const percent = (of: number) => `${(of * 100).toFixed(2)}%`;

const ROWS: readonly (readonly [SlotSymbol, readonly number[]])[] = [
  ["moon", SCATTER_PAYS],
  ...(Object.entries(LINE_PAYS) as [SlotSymbol, readonly number[]][]),
];

function factsOf(sheet: SlotSheet): [string, string][] {
  const { facts } = TEXT;
  return [
    [facts.returned, percent(sheet.returned)],
    [facts.exact, `${sheet.paid} / ${sheet.staked}`],
    [facts.returnedBase, percent(sheet.returnedBase)],
    [facts.returnedFree, percent(sheet.returnedFree)],
    [facts.hitRate, percent(sheet.hitRate)],
    [facts.freeSpinRate, TEXT.oneIn(1 / sheet.freeSpinRate)],
    [facts.deviation, TEXT.times(sheet.deviation)],
    [facts.most, TEXT.times(Math.max(sheet.mostBase, sheet.mostFree))],
  ];
}

/** What each symbol pays, and the published PAR sheet. */
export function PayTable({ sheet }: { sheet: SlotSheet | null }) {
  return (
    <div className="grid content-start gap-3">
      <Panel title={TEXT.pays}>
        <table className="w-full text-sm tabular-nums">
          <caption className="p-2 text-left text-xs text-muted">{TEXT.paysOf}</caption>
          <thead>
            <tr className="text-right text-xs text-muted">
              <th scope="col" className="px-3 py-1 text-left">
                {TEXT.symbol}
              </th>
              {[TEXT.three, TEXT.four, TEXT.five].map((name) => (
                <th key={name} scope="col" className="px-3 py-1">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([symbol, pays]) => (
              <tr key={symbol} className="border-t border-line text-right">
                <th scope="row" className="px-3 py-1 text-left">
                  {SYMBOL_NAMES[symbol]}
                </th>
                {pays.map((pay, i) => (
                  <td key={i} className="px-3 py-1">
                    {addComma(pay)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="grid gap-1 p-3 text-sm text-muted">
          <li>{TEXT.anywhere}</li>
          <li>{TEXT.wild}</li>
          <li>{TEXT.pace}</li>
        </ul>
      </Panel>
      {sheet && (
        <Panel title={TEXT.sheet}>
          <dl className="grid gap-1 p-3 text-sm">
            {factsOf(sheet).map(([name, value]) => (
              <div key={name} className="flex justify-between gap-2">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right break-all tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </div>
  );
}
