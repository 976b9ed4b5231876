import type { TableView } from "../../../../api/contract/lobby/house.ts";
import { URGENT_SECONDS } from "../../../../domain/lobby/house/table.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";
import type { SeatPhaseName } from "./seat-state.ts";

export interface TableClockProps {
  table: TableView | null;
  phase: SeatPhaseName;
  /** Seconds until the lock. */
  left: number;
}

/** What the round does, and how long bets are taken. */
export function TableClock({ table, phase, left }: TableClockProps) {
  const round = table?.round ?? null;
  const isBetting = phase === "betting" && round !== null;
  return (
    <div className="felt-clock">
      <p className="felt-clock-round">
        {round ? TEXT.round(round.number) : ""} {table ? TEXT.players(table.players) : ""}
      </p>
      <div
        role="timer"
        aria-live="off"
        className="felt-clock-face"
        data-urgent={(isBetting && left <= URGENT_SECONDS) || undefined}
      >
        <p>{TEXT.phases[phase]}</p>
        {isBetting && <p className="felt-clock-left">{TEXT.left(left)}</p>}
      </div>
    </div>
  );
}
