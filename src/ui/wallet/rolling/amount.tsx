import { addComma } from "../../../domain/price.ts";
import { ROLLING_TEXT as TEXT } from "./text.ts";

/** Won with a sign where it is below zero. */
export function wonText(won: number): string {
  return won < 0 ? `−${addComma(-won)}` : addComma(won);
}

/** What was counted, and below it the rolling of it. */
export function AmountCell({ turnover, correction = 0, won }: { turnover: number; correction?: number; won: number }) {
  return (
    <td className="px-2 py-2 text-right align-top whitespace-nowrap tabular-nums tablet:px-3">
      <span className="block font-semibold">{TEXT.won(wonText(won))}</span>
      <span className="block text-xs text-muted">{wonText(turnover)}</span>
      {correction !== 0 && <span className="block text-xs text-muted">{TEXT.correctionOf(wonText(correction))}</span>}
    </td>
  );
}
