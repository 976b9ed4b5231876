import { periodName } from "../../../domain/sports/labels/periods.ts";
import { shortSides } from "../../../domain/sports/short-name.ts";
import type { Scoreboard, Side } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { classNames } from "../../primitives/class-names.ts";
import { TeamBadge } from "../team-badge.tsx";
import { teamOf } from "./action-words.ts";
import { columnText, type Teams } from "./board-words.ts";
import { BOARD_TEXT as TEXT } from "./text.ts";

const CELL = "px-1 text-center whitespace-nowrap tabular-nums";

/** The score of each period that has begun, and of the match; in volleyball the points of the running set, too. */
export function ScoreTable({ teams, board }: { teams: Teams; board: Scoreboard }) {
  const { periods, period, points, phase } = board;
  const isNow = (code: string) => phase === "play" && code === period;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-2xs text-muted">
          <tr>
            <th scope="col" className="text-start font-normal">
              <span className="sr-only">{TEXT.team}</span>
            </th>
            {periods.map((one) => (
              <th
                key={one.period}
                scope="col"
                aria-label={periodName(teams.sportId, one.period)}
                className={classNames(CELL, isNow(one.period) && "text-rise")}
              >
                {columnText(teams.sportId, one.period)}
              </th>
            ))}
            {points && (
              <th scope="col" className={CELL}>
                {TEXT.points}
              </th>
            )}
            <th scope="col" className={CELL}>
              {TEXT.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {(["home", "away"] as const).map((side) => (
            <ScoreRow key={side} side={side} teams={teams} board={board} isNow={isNow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ScoreRowProps {
  side: Side;
  teams: Teams;
  board: Scoreboard;
  isNow: (period: string) => boolean;
}

function ScoreRow({ side, teams, board, isNow }: ScoreRowProps) {
  const name = teamOf(teams, side);
  const short = shortSides(teams)[side];
  return (
    <tr className="h-8 border-t border-line">
      <th scope="row" className="max-w-0 min-w-24 truncate text-start font-semibold">
        <TeamBadge name={name} />
        <span className="sr-only">{name}</span>
        <span aria-hidden="true">{short}</span>
        {board.possession === side && (
          <span className="ml-1 text-2xs font-normal text-warn">
            <span aria-hidden="true">●</span>
            <span className="sr-only">{TEXT.serves}</span>
          </span>
        )}
      </th>
      {board.periods.map((one) => (
        <td key={one.period} className={classNames(CELL, isNow(one.period) ? "text-rise" : "text-muted")}>
          {one[side]}
        </td>
      ))}
      {board.points && <td className={classNames(CELL, "text-rise")}>{board.points[side]}</td>}
      <td className={classNames(CELL, "font-bold")}>{board.score[side]}</td>
    </tr>
  );
}
