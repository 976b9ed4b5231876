import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { useBoard } from "./board-context.ts";
import { RowScore } from "./row-score.tsx";
import type { ReactNode } from "react";

export interface LiveScoreProps {
  id: string;
  sportId: string;
  listed: Scoreboard | null;
  /** Shown where the fixture's feed tells no scoreboard. */
  plain: ReactNode;
}

/** Period, clock and score of a running fixture. */
export function LiveScore({ id, sportId, listed, plain }: LiveScoreProps) {
  const board = useBoard(id, listed);
  return board ? <RowScore sportId={sportId} board={board} /> : plain;
}
