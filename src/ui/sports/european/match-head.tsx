import { Link } from "@tanstack/react-router";
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import { shortSides } from "../../../domain/sports/short-name.ts";
import { LineTime } from "../list/line-time.tsx";
import type { ListedFixture } from "../list/use-row.ts";
import { TeamBadge } from "../team-badge.tsx";
import { Star } from "./star.tsx";
import { EUROPEAN_TEXT } from "./text.ts";
import "../list/match-line.css";

export interface MatchHeadProps {
  fixture: ListedFixture;
  now: Pick<FixtureNow, "status" | "score" | "clock">;
  isClosed: boolean;
}

/** Who plays, how it stands and when; it stays in view, below the header. */
export function MatchHead({ fixture, now, isClosed }: MatchHeadProps) {
  const { homeName, awayName } = fixture;
  const short = shortSides(fixture);
  return (
    <header className="sticky top-12 z-20 mb-2 flex h-14 items-center gap-2 rounded-lg border border-line bg-surface px-1 tablet:px-2">
      <Link
        to="."
        search={(search: object) => ({ ...search, fixture: undefined })}
        aria-label={EUROPEAN_TEXT.back}
        title={EUROPEAN_TEXT.back}
        className="grid size-9 shrink-0 place-items-center rounded-sm text-lg text-muted hover:bg-hover hover:text-ink"
      >
        <span aria-hidden="true">←</span>
      </Link>
      <div className="min-w-0 flex-1">
        <p className="truncate text-2xs text-muted">{fixture.leagueName}</p>
        <h2 className="flex min-w-0 items-center gap-2 text-base font-bold">
          <Side name={homeName} short={short.home} />
          {now.score ? (
            <span className="shrink-0 text-warn tabular-nums">
              <span className="sr-only">{EUROPEAN_TEXT.score(now.score.home, now.score.away)}</span>
              <span aria-hidden="true">
                {now.score.home} : {now.score.away}
              </span>
            </span>
          ) : (
            <span className="shrink-0 text-xs font-normal text-faint">vs</span>
          )}
          <Side name={awayName} short={short.away} />
        </h2>
      </div>
      <div className="grid shrink-0 justify-items-end">
        <LineTime fixture={fixture} now={now} isClosed={isClosed} />
      </div>
      <Star kind="fixture" of={fixture.id} name={EUROPEAN_TEXT.versus(homeName, awayName)} />
    </header>
  );
}

/** The whole name where there is room for both. */
function Side({ name, short }: { name: string; short: string }) {
  return (
    <span className="min-w-0 truncate" title={name}>
      <TeamBadge name={name} />
      <span className="sr-only tablet:not-sr-only">{name}</span>
      <span aria-hidden="true" className="tablet:hidden">
        {short}
      </span>
    </span>
  );
}
