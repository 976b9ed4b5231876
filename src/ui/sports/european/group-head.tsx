import { sportName } from "../../../domain/sports/labels/sports.ts";
import type { FixtureGroup } from "../korea/group-fixtures.ts";
import { LeagueMark } from "../korea/league-mark.tsx";
import { SportIcon } from "../sport-icon.tsx";
import { Star } from "./star.tsx";

/** The league and the day that the fixtures below it have. */
export function GroupHead({ group }: { group: FixtureGroup }) {
  return (
    <div className="pt-2">
      <div className="flex h-8 items-center gap-2 rounded-t-lg border border-line bg-raised px-3 text-xs">
        <h2 className="flex min-w-0 items-center gap-2 font-bold">
          <SportIcon sportId={group.sportId} size={14} />
          <span className="sr-only">{sportName(group.sportId)}</span>
          <LeagueMark name={group.leagueName} />
          <span className="min-w-0 truncate">{group.leagueName}</span>
        </h2>
        <Star kind="league" of={group.leagueName} name={group.leagueName} />
        <span className="ml-auto text-muted tabular-nums">{group.when}</span>
      </div>
    </div>
  );
}
