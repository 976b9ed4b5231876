import type { RollingDetail } from "../../../api/contract/wallet/rolling.ts";
import { formatPercent } from "../../../domain/wallet/rolling.ts";
import { ROLLING_CATEGORY_LABELS, ROLLING_SHARE_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { ROLLING_TEXT as TEXT } from "./text.ts";
import { wonText } from "./won-text.ts";

/** What a request covered; lines of nothing are left out. */
export function RollingLines({ lines }: Pick<RollingDetail, "lines">) {
  const shown = lines.filter(({ turnover, correction, won }) => turnover !== 0 || correction !== 0 || won !== 0);
  return (
    <ul className="grid gap-1 pt-1 text-xs tabular-nums">
      {shown.map(({ category, share, percent, turnover, correction, won }) => (
        <li key={`${category} ${share}`} className="flex flex-wrap justify-between gap-x-3">
          <span>
            {ROLLING_CATEGORY_LABELS[category]} {ROLLING_SHARE_LABELS[share]}
          </span>
          <span className="text-muted">
            {wonText(turnover)}
            {correction !== 0 && ` (${TEXT.correctionOf(wonText(correction))})`} ×{" "}
            {TEXT.percentOf(formatPercent(percent))} = <span className="text-ink">{TEXT.won(wonText(won))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
