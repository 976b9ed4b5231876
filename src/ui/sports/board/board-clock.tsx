import { useSyncExternalStore } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { classNames } from "../../primitives/class-names.ts";
import { everySecond } from "../every-second.ts";
import { clockLabel, phaseText } from "./board-words.ts";
import { BOARD_TEXT } from "./text.ts";

interface BoardClockProps {
  sportId: string;
  board: Scoreboard;
  /** In a narrow column it may take three lines, and says the added time shortly. */
  isSmall?: boolean;
}

/** The period and its clock, which goes on between two messages. */
export function BoardClock({ sportId, board, isSmall = false }: BoardClockProps) {
  const clock = useSyncExternalStore(everySecond, () => clockLabel(sportId, board, Date.now()));
  const added = board.phase === "play" && board.clock ? board.clock.added : null;
  return (
    <span
      className={classNames(
        "flex items-center gap-x-1 text-rise tabular-nums",
        isSmall ? "flex-wrap text-2xs leading-tight" : "shrink-0 text-xs",
      )}
    >
      <span>{phaseText(sportId, board)}</span>
      {clock !== null && <span className="font-semibold">{clock}</span>}
      {added !== null && (
        <span className="whitespace-nowrap text-muted">
          {isSmall ? BOARD_TEXT.addedShort(added) : BOARD_TEXT.added(added)}
        </span>
      )}
    </span>
  );
}
