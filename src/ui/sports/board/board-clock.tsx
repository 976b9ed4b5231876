import { useSyncExternalStore } from "react";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { everySecond } from "../every-second.ts";
import { clockLabel, phaseText } from "./board-words.ts";
import { BOARD_TEXT } from "./text.ts";

/** The period and its clock, which goes on between two messages. */
export function BoardClock({ sportId, board }: { sportId: string; board: Scoreboard }) {
  const clock = useSyncExternalStore(everySecond, () => clockLabel(sportId, board, Date.now()));
  const added = board.phase === "play" && board.clock ? board.clock.added : null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs text-rise tabular-nums">
      <span>{phaseText(sportId, board)}</span>
      {clock !== null && <span className="font-semibold">{clock}</span>}
      {added !== null && <span className="text-muted">{BOARD_TEXT.added(added)}</span>}
    </span>
  );
}
