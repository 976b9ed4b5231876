import type { SideFigures } from "../../../domain/games/road-figures.ts";
import type { RoadSide } from "../../../domain/games/kind.ts";
import { ROAD_TEXT as TEXT } from "../late-text.ts";

export interface RoadFiguresProps {
  rounds: number;
  figures: readonly SideFigures[];
  labelOf: (side: RoadSide) => string;
}

/** How often each side came in the rounds that are shown, and how often in a row. */
export function RoadFigures({ rounds, figures, labelOf }: RoadFiguresProps) {
  return (
    <table className="w-full text-right text-sm tabular-nums">
      <caption className="pb-1 text-left text-xs text-muted">{TEXT.figures(rounds)}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="text-left font-normal">
            {TEXT.side}
          </th>
          <th scope="col" className="font-normal">
            {TEXT.count}
          </th>
          <th scope="col" className="font-normal">
            {TEXT.share}
          </th>
          <th scope="col" className="font-normal">
            {TEXT.run}
          </th>
          <th scope="col" className="font-normal">
            {TEXT.longest}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ side, count, share, run, longest }) => (
          <tr key={side} className="border-t border-line">
            <th scope="row" className="text-left font-semibold">
              {labelOf(side)}
            </th>
            <td>{count}</td>
            <td>{(share * 100).toFixed(1)}%</td>
            <td>{TEXT.runOf(run)}</td>
            <td>{TEXT.runOf(longest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
