import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { BoardClock } from "./board-clock.tsx";
import { useBoard } from "./board-context.ts";
import type { Teams } from "./board-words.ts";
import { Incidents } from "./incidents.tsx";
import { Momentum } from "./momentum.tsx";
import { ScoreTable } from "./score-table.tsx";
import { ShootOut } from "./shoot-out.tsx";
import { Statistics } from "./statistics.tsx";
import { BOARD_TEXT } from "./text.ts";
import { Tracker } from "./tracker.tsx";

export interface BoardPanelProps {
  id: string;
  teams: Teams;
  /** As the page was told it first. */
  listed: Scoreboard | null;
  /** There is room for statistics and incidents side by side. */
  isLarge?: boolean;
}

/** Scoreboard, tracker, momentum, statistics and incidents of a running fixture; nothing where its feed tells none. */
export function BoardPanel({ id, teams, listed, isLarge = false }: BoardPanelProps) {
  const board = useBoard(id, listed);
  if (!board) return null;
  return (
    <section
      aria-label={BOARD_TEXT.title}
      className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-3"
    >
      <div>
        <BoardClock sportId={teams.sportId} board={board} />
        <ScoreTable teams={teams} board={board} />
      </div>
      <div className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-1 content-start gap-2">
          <Tracker teams={teams} board={board} />
          {board.shootOut && <ShootOut teams={teams} kicks={board.shootOut} />}
          <Momentum values={board.momentum} />
        </div>
        <div
          className={
            isLarge ? "grid grid-cols-1 content-start gap-3 tablet:grid-cols-2" : "grid grid-cols-1 content-start gap-3"
          }
        >
          <Statistics rows={board.statistics} />
          <Incidents teams={teams} incidents={board.incidents} />
        </div>
      </div>
    </section>
  );
}
