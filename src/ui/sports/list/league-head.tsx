import { sportName } from "../../../domain/sports/labels/sports.ts";
import { type Column, COLUMNS } from "../../../domain/sports/match-columns.ts";
import { LateStar } from "../european/late-star.tsx";
import type { FixtureGroup } from "../korea/group-fixtures.ts";
import { LeagueMark } from "../korea/league-mark.tsx";
import { SportIcon } from "../sport-icon.tsx";
import { hasDraw } from "./list-rows.ts";
import { PRICE_HEADS } from "./text.ts";
import "./match-line.css";

export interface LeagueHeadProps {
  group: FixtureGroup;
  /** Its matches stand in lines: the columns that are shown get their names. */
  columns?: readonly Column[] | undefined;
  /** The league can be marked. */
  isMarked?: boolean | undefined;
}

/** The league, or the day or round, that the fixtures below it have. */
export function LeagueHead({ group, columns, isMarked }: LeagueHeadProps) {
  const { leagueName, sportId, when } = group;
  return (
    <div className="pt-1">
      <div
        className={`h-6.5 rounded-t-lg border border-line bg-raised px-2 text-xs ${columns ? "match-columns" : "flex items-center gap-2"}`}
        data-columns={columns?.length}
      >
        <div className="match-columns-name flex min-w-0 items-center gap-1.5">
          <h2 className="flex min-w-0 items-center gap-1.5 font-bold">
            {leagueName === "" ? (
              <span className="tabular-nums">{when}</span>
            ) : (
              <>
                <SportIcon sportId={sportId} size={14} />
                <span className="sr-only">{sportName(sportId)}</span>
                <LeagueMark name={leagueName} />
                <span className="min-w-0 truncate">{leagueName}</span>
              </>
            )}
          </h2>
          {isMarked && <LateStar kind="league" of={leagueName} name={leagueName} />}
        </div>
        {columns
          ? COLUMNS.filter((column) => columns.includes(column)).map((column) => (
              <div key={column} aria-hidden="true" className="match-prices text-2xs text-muted" data-column={column}>
                {namesOf(column, group).map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </div>
            ))
          : leagueName !== "" && <span className="ml-auto text-muted tabular-nums">{when}</span>}
      </div>
    </div>
  );
}

function namesOf(column: Column, group: FixtureGroup): readonly string[] {
  if (column !== "result") return PRICE_HEADS[column];
  return hasDraw(group) ? PRICE_HEADS.draws : PRICE_HEADS.winner;
}
