import type { ReactNode } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { useBoard } from "./board-context.ts";
import { BoardClock } from "./board-clock.tsx";
import { BOARD_TEXT } from "./text.ts";

export interface LineClockProps {
  id: string;
  sportId: string;
  listed: Scoreboard | null;
  /** Shown where the fixture's feed tells no scoreboard. */
  plain: ReactNode;
}

/** Period and clock of a running fixture in a line; in volleyball the points of the set, too. */
export function LineClock({ id, sportId, listed, plain }: LineClockProps) {
  const board = useBoard(id, listed);
  if (!board) return plain;
  return (
    <>
      <BoardClock sportId={sportId} board={board} isSmall />
      {board.points && (
        <span className="text-2xs text-muted tabular-nums">
          <span className="sr-only">{BOARD_TEXT.points} </span>
          {board.points.home}:{board.points.away}
        </span>
      )}
    </>
  );
}
