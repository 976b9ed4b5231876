import type { HistorySpan } from "../../../api/contract/account/protection.ts";
import { SpanChart, type SpanSeries } from "../../primitives/span-chart.tsx";
import { PROTECTION_TEXT as TEXT } from "./text.ts";

const SERIES: readonly SpanSeries<HistorySpan>[] = [
  { label: TEXT.deposits, className: "fill-accent", read: ({ deposits }) => deposits },
  { label: TEXT.staked, className: "fill-muted", read: ({ staked }) => staked },
  { label: TEXT.result, className: "fill-warn", read: ({ staked, returned }) => returned - staked },
];

/** Three bars a span. The table beside it has the figures. */
export function HistoryChart({ spans }: { spans: readonly HistorySpan[] }) {
  return <SpanChart name={TEXT.chart(spans[0]?.from ?? "", spans.at(-1)?.from ?? "")} series={SERIES} spans={spans} />;
}
