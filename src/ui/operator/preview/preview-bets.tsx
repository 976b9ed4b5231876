import type { PreviewBet } from "../../../api/contract/operator/preview-bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { PREVIEW_TEXT as TEXT } from "./text.ts";

const HEADS = [TEXT.number, TEXT.member, TEXT.placedAt, TEXT.legs, TEXT.stake, TEXT.before, TEXT.after];

export interface PreviewBetsProps {
  items: readonly PreviewBet[];
  /** How many there are in all. */
  count: number;
}

/** The bets that would change: as they are, and as they would be. */
export function PreviewBets({ items, count }: PreviewBetsProps) {
  if (items.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={TEXT.table} tabIndex={0} className="max-h-72 overflow-auto rounded-md border border-line">
        <table aria-label={TEXT.table} className="w-full text-xs whitespace-nowrap tabular-nums">
          <thead>
            <tr className="text-left text-muted">
              {HEADS.map((head) => (
                <th key={head} scope="col" className="px-2 py-1">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, number, userId, placedAt, legs, stake, before, after }) => (
              <tr key={id} data-bet={id} className="border-t border-line">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {formatBetNumber(number)}
                </th>
                <td className="px-2 py-1">{userId}</td>
                <td className="px-2 py-1">{formatDateTime(placedAt)}</td>
                <td className="px-2 py-1">{legs}</td>
                <td className="px-2 py-1">{addComma(stake)}</td>
                <td className="px-2 py-1 text-muted">{TEXT.state(before)}</td>
                <td className="px-2 py-1">{TEXT.state(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {items.length < count && <p className="text-xs text-faint">{TEXT.more(items.length, count)}</p>}
    </div>
  );
}
