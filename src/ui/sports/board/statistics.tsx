import { STATISTIC_NAMES } from "../../../domain/sports/labels/scoreboard.ts";
import type { StatisticRow } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { BOARD_TEXT } from "./text.ts";

/** Each figure of both sides, with a bar that shows their shares. */
export function Statistics({ rows }: { rows: readonly StatisticRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={BOARD_TEXT.statistics}>
      <ul className="grid gap-1.5 text-xs">
        {rows.map(({ key, home, away }) => (
          <li key={key}>
            <p className="grid grid-cols-[2.5rem_1fr_2.5rem] tabular-nums">
              <span className="font-semibold">{home}</span>
              <span className="text-center text-muted">{STATISTIC_NAMES[key]}</span>
              <span className="text-end font-semibold">{away}</span>
            </p>
            <div aria-hidden="true" className="flex h-1 gap-0.5">
              <Bar share={home} isHome />
              <Bar share={away} />
              {home + away === 0 && <span className="h-1 flex-1 rounded-sm bg-sunken" />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ share, isHome = false }: { share: number; isHome?: boolean }) {
  return <span className={`rounded-sm ${isHome ? "bg-rise" : "bg-fall"}`} style={{ flexGrow: Math.max(0, share) }} />;
}
