import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { FixtureLink } from "./fixture-link.tsx";
import { ResultPrices } from "./result-prices.tsx";
import { HOME_TEXT } from "./text.ts";

/** A fixture that the page leads with, with the prices of its result. It links to its place in the list. */
export function EventCard({ fixture }: { fixture: FixtureWire }) {
  const isLive = fixture.status === "live";
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <FixtureLink fixture={fixture} className="grid gap-2 rounded-sm hover:underline">
        <span className="flex items-center justify-between gap-2 text-xs text-faint">
          <span className="truncate">
            {sportName(fixture.sportId)} · {fixture.leagueName}
          </span>
          {isLive ? (
            <span className="shrink-0 font-bold text-rise">{fixture.clock ?? HOME_TEXT.live}</span>
          ) : (
            <time dateTime={fixture.startsAt} className="shrink-0 tabular-nums">
              {formatShortDateTime(fixture.startsAt)}
            </time>
          )}
        </span>
        <span className="grid gap-0.5 text-sm font-semibold">
          <Side name={fixture.homeName} score={fixture.score?.home} />
          <Side name={fixture.awayName} score={fixture.score?.away} />
        </span>
      </FixtureLink>
      <ResultPrices fixture={fixture} />
    </div>
  );
}

function Side({ name, score }: { name: string; score: number | undefined }) {
  return (
    <span className="flex justify-between gap-2">
      <span className="truncate">{name}</span>
      {score !== undefined && <span className="tabular-nums">{score}</span>}
    </span>
  );
}
