import type { ReactNode } from "react";
import { LEG_SCORE_TEXT } from "../leg-score-text.ts";
import { BoardClock } from "./board-clock.tsx";
import { useBoard } from "./board-context.ts";

export interface LegBoardProps {
  fixtureId: string;
  sportId: string;
  /** Shown where the fixture has no scoreboard. */
  plain: ReactNode;
}

/** Period, clock and score of the fixture that a leg is on, in the words of the rows of /inplay. */
export function LegBoard({ fixtureId, sportId, plain }: LegBoardProps) {
  const board = useBoard(fixtureId, null);
  if (!board) return plain;
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
