import type { MiniGamePicks } from "../../../api/contract/games/mini-games.ts";
import type { KindName } from "../../../domain/games/games.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { returnOf } from "../../../domain/games/returns.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import { RULES_TEXT } from "./rules-text.ts";

const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;

/** The rules, and what each pick gives back at the prices of now. */
export function RulesTable({ kind: name, terms }: { kind: KindName; terms: MiniGamePicks }) {
  const kind = KINDS[name];
  const returns = terms.items.map(({ key, betPrice }) => returnOf(kind, key, betPrice));
  const limits = new Map(terms.items.map(({ key, maxStake }) => [key, maxStake]));
  return (
    <div className="grid grid-cols-1 gap-2 p-3 text-sm">
      <ul className="list-disc pl-5">
        {kind.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{RULES_TEXT.void}</li>
      </ul>
      <table className="w-full text-right tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="text-left">
              {TEXT.pick}
            </th>
            <th scope="col">{TEXT.price}</th>
            <th scope="col">{TEXT.chance}</th>
            <th scope="col">{TEXT.returned}</th>
            <th scope="col">{RULES_TEXT.maxStake}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map((one) => (
            <tr key={one.key} className="border-t border-line">
              <th scope="row" className="text-left font-normal">
                {one.name}
              </th>
              <td>{formatPrice(one.price)}</td>
              <td>{percent(one.chance)}</td>
              <td>{percent(one.returned)}</td>
              <td>{addComma(limits.get(one.key))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
