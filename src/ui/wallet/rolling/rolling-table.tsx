import type { RollingPart } from "../../../api/contract/wallet/rolling.ts";
import { formatPercent } from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS, ROLLING_SHARE_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { ROLLING_TEXT as TEXT } from "./text.ts";
import { wonText } from "./won-text.ts";

export interface RollingTableProps {
  parts: readonly RollingPart[];
  /** Shows what comes from the line too. */
  hasLine: boolean;
}

const sumOf = (parts: readonly RollingPart[], read: (part: RollingPart) => number) =>
  parts.reduce((sum, part) => sum + read(part), 0);

/** Each category with its percent, before, after and in all; the sums of all below. */
export function RollingTable({ parts, hasLine }: RollingTableProps) {
  const shown = parts.filter(({ share }) => hasLine || share === "own");
  return (
    <table aria-label={TEXT.summary} className="w-full text-sm">
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="px-2 py-2 text-left tablet:px-3">
            {TEXT.category}
          </th>
          {[TEXT.before, TEXT.after, TEXT.overall].map((name) => (
            <th key={name} scope="col" className="px-2 py-2 text-right tablet:px-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((part) => (
          <PartRow key={`${part.category} ${part.share}`} part={part} hasLine={hasLine} />
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-edge bg-raised">
          <th scope="row" className="px-2 py-2 text-left align-top tablet:px-3">
            {TEXT.total}
          </th>
          <AmountCell
            turnover={sumOf(shown, ({ before }) => before.turnover + before.correction)}
            won={sumOf(shown, ({ before }) => before.won)}
          />
          <AmountCell
            turnover={sumOf(shown, ({ after }) => after.turnover)}
            won={sumOf(shown, ({ after }) => after.won)}
          />
          <AmountCell
            turnover={sumOf(shown, ({ before, after }) => before.turnover + before.correction + after.turnover)}
            won={sumOf(shown, ({ before, after }) => before.won + after.won)}
          />
        </tr>
      </tfoot>
    </table>
  );
}

function PartRow({
  part: { category, share, percent, before, after },
  hasLine,
}: {
  part: RollingPart;
  hasLine: boolean;
}) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-2 py-2 text-left align-top font-normal tablet:px-3">
        <span className="block font-semibold whitespace-nowrap">{ROLLING_CATEGORY_LABELS[category]}</span>
        <span className="block text-xs text-muted">
          {hasLine && `${ROLLING_SHARE_LABELS[share]} `}
          <span className="whitespace-nowrap">{TEXT.percentOf(formatPercent(percent))}</span>
        </span>
      </th>
      <AmountCell turnover={before.turnover} correction={before.correction} won={before.won} />
      <AmountCell turnover={after.turnover} won={after.won} />
      <AmountCell turnover={before.turnover + before.correction + after.turnover} won={before.won + after.won} />
    </tr>
  );
}

/** What was counted, and below it the rolling of it. */
function AmountCell({ turnover, correction = 0, won }: { turnover: number; correction?: number; won: number }) {
  return (
    <td className="px-2 py-2 text-right align-top whitespace-nowrap tabular-nums tablet:px-3">
      <span className="block font-semibold">{TEXT.won(wonText(won))}</span>
      <span className="block text-xs text-muted">{wonText(turnover)}</span>
      {correction !== 0 && <span className="block text-xs text-muted">{TEXT.correctionOf(wonText(correction))}</span>}
    </td>
  );
}
