import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { BoardClock } from "./board-clock.tsx";
import { BOARD_TEXT } from "./text.ts";

/** Period, clock and score of a running fixture in a list; in volleyball the points of the set, too. */
export function RowScore({ sportId, board }: { sportId: string; board: Scoreboard }) {
  const { home, away } = board.score;
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2">
      <BoardClock sportId={sportId} board={board} />
      {board.points && (
        <span className="text-xs text-muted tabular-nums">
          <span className="sr-only">{BOARD_TEXT.points} </span>
          {board.points.home}:{board.points.away}
        </span>
      )}
      <span className="rounded-sm bg-sunken px-2 font-bold tabular-nums">
        <span className="sr-only">{EUROPEAN_TEXT.score(home, away)}</span>
        <span aria-hidden="true">
          {home} : {away}
        </span>
      </span>
    </span>
  );
}
