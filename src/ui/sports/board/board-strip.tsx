import { lazy, Suspense, useState } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { actionText } from "./action-words.ts";
import { useBoard } from "./board-context.ts";
import type { Teams } from "./board-words.ts";
import { Momentum } from "./momentum.tsx";
import { BOARD_TEXT } from "./text.ts";

const BoardPanel = lazy(() => import("./board-panel.tsx").then((file) => ({ default: file.BoardPanel })));

export interface BoardStripProps {
  id: string;
  teams: Teams;
  listed: Scoreboard;
}

/** What goes on in a running match, 72 px high; it opens to the pitch and the statistics. */
export function BoardStrip({ id, teams, listed }: BoardStripProps) {
  const board = useBoard(id, listed) ?? listed;
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={BOARD_TEXT.title} className="mb-2 rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid h-18 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-3 text-start text-xs"
      >
        <span className="truncate font-semibold">{actionText(teams, board)}</span>
        <span className="text-muted">{isOpen ? BOARD_TEXT.close : BOARD_TEXT.open}</span>
        <span className="col-span-2">
          <Momentum values={board.momentum} />
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <BoardPanel id={id} teams={teams} listed={listed} />
        </Suspense>
      )}
    </section>
  );
}
