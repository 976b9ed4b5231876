import type { Scoreboard } from "../../../domain/scoreboard/scoreboard.ts";
import { LEG_SCORE_TEXT } from "../leg-score-text.ts";
import { BoardClock } from "./board-clock.tsx";

/** Period, clock and score of the fixture that a leg is on, in the words of the rows of /inplay. */
export function LegBoard({ sportId, board }: { sportId: string; board: Scoreboard }) {
  return (
    <span className="inline-flex gap-1">
      <BoardClock sportId={sportId} board={board} />
      <span>
        <span className="sr-only">{LEG_SCORE_TEXT} </span>
        {`${board.score.home}:${board.score.away}`}
      </span>
    </span>
  );
}
