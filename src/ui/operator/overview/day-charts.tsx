import type { OverviewBets, OverviewMoney } from "../../../api/contract/operator/overview.ts";
import { Panel } from "../../primitives/panel.tsx";
import { DayChart, type Line } from "./day-chart.tsx";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";

const MONEY: readonly Line[] = [
  { name: "in", label: TEXT.series.in, color: "--color-accent" },
  { name: "inMean", label: TEXT.series.inMean, color: "--color-accent", isDashed: true },
  { name: "out", label: TEXT.series.out, color: "--color-warn" },
  { name: "outMean", label: TEXT.series.outMean, color: "--color-warn", isDashed: true },
];
const BETS: readonly Line[] = [
  { name: "stake", label: TEXT.series.stake, color: "--color-fall", isBar: true },
  { name: "result", label: TEXT.series.result, color: "--color-accent" },
];

/** The day by its hours. This file and the library that draws are loaded after the figures. */
export function DayCharts({ money, bets }: { money: OverviewMoney | null; bets: OverviewBets | null }) {
  return (
    <div className="grid grid-cols-1 gap-3 slip:grid-cols-2">
      {money && (
        <Panel title={TEXT.moneyChart}>
          <DayChart label={TEXT.moneyChart} lines={MONEY} hours={money.hours} />
        </Panel>
      )}
      {bets && (
        <Panel title={TEXT.betChart}>
          <DayChart label={TEXT.betChart} lines={BETS} hours={bets.hours} />
        </Panel>
      )}
    </div>
  );
}
