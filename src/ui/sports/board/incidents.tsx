import type { Incident } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { classNames } from "../../primitives/class-names.ts";
import { incidentText, incidentTime } from "./action-words.ts";
import type { Teams } from "./board-words.ts";
import { BOARD_TEXT } from "./text.ts";

/** What happened last, the newest first. */
export function Incidents({ teams, incidents }: { teams: Teams; incidents: readonly Incident[] }) {
  return (
    <section aria-label={BOARD_TEXT.incidents}>
      <h3 className="mb-1 text-xs font-bold">{BOARD_TEXT.incidents}</h3>
      {incidents.length === 0 ? (
        <p className="text-xs text-muted">{BOARD_TEXT.noIncidents}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-1 text-xs">
          {incidents.toReversed().map((incident) => (
            <li key={incident.id} className="flex gap-2">
              <span className="w-20 shrink-0 text-muted tabular-nums">{incidentTime(teams.sportId, incident)}</span>
              <span className={classNames("min-w-0", incident.score !== null && "font-bold")}>
                {incidentText(teams, incident)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
