import type { TableView } from "../../../api/contract/lobby/house.ts";
import { isUrgent } from "../../../domain/lobby/house/table.ts";
import { TABLE_TEXT as TEXT } from "../text.ts";

export interface TableClockProps {
  table: TableView | null;
  phase: keyof typeof TEXT.phases;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** What the round does, and how long bets are taken. */
export function TableClock({ table, phase, now }: TableClockProps) {
  const round = table?.round ?? null;
  const isBetting = phase === "betting" && round !== null;
  const urgent = isBetting && isUrgent(round, now);
  return (
    <div className="felt-clock">
      <p className="felt-clock-round">
        {round ? TEXT.round(round.number) : ""} {table ? TEXT.players(table.players) : ""}
      </p>
      <div role="timer" aria-live="off" className="felt-clock-face" data-urgent={urgent || undefined}>
        <p>{TEXT.phases[phase]}</p>
        {isBetting && (
          <p className="felt-clock-left">{TEXT.left(Math.max(0, Math.ceil((round.closesAt - now) / 1_000)))}</p>
        )}
      </div>
    </div>
  );
}
