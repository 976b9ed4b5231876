import type { Kick } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { teamOf } from "./action-words.ts";
import type { Teams } from "./board-words.ts";
import { BOARD_TEXT as TEXT } from "./text.ts";

const SHOOT_OUT = "50";

/** The kicks of a shoot-out, a row a side: filled where it was scored. */
export function ShootOut({ teams, kicks }: { teams: Teams; kicks: readonly Kick[] }) {
  return (
    <dl
      aria-label={periodName(teams.sportId, SHOOT_OUT)}
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-lg border border-line bg-sunken px-3 py-2 text-xs"
    >
      {(["home", "away"] as const).map((side) => {
        const own = kicks.filter((kick) => kick.side === side);
        const scored = own.filter(({ isScored }) => isScored).length;
        return (
          <div key={side} className="contents">
            <dt className="max-w-32 truncate font-semibold">{teamOf(teams, side)}</dt>
            <dd className="flex flex-wrap items-center gap-1">
              <span className="sr-only">{TEXT.kicks(own.length, scored)}</span>
              {own.map(({ isScored }, at) => (
                // eslint-disable-next-line react/no-array-index-key -- a kick never moves
                <span key={at} aria-hidden="true" className={isScored ? "text-rise" : "text-faint"}>
                  {isScored ? "●" : "○"}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
