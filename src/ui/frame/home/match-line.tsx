import { lazy, Suspense } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { FixtureLink } from "./fixture-link.tsx";
import { ResultPrices } from "./result-prices.tsx";
import { HOME_TEXT } from "./text.ts";

/** The table of short names comes after the matches. */
const ShortTeam = lazy(() => import("../../sports/list/short-team.tsx").then((file) => ({ default: file.ShortTeam })));

/** One fixture with the prices of its result: score and clock while it runs, its time before. */
export function MatchLine({ fixture, isGone }: { fixture: FixtureWire; isGone: boolean }) {
  const isLive = fixture.status === "live";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_14.5rem] items-end gap-x-2 border-b border-line px-2 py-1.5 phone:px-3 last:border-b-0 tablet:grid-cols-[minmax(0,1fr)_16.5rem] tablet:items-center">
      <FixtureLink
        fixture={fixture}
        className="grid min-w-0 grid-cols-1 gap-x-2 gap-y-0.5 rounded-sm hover:underline tablet:grid-cols-[7rem_minmax(0,1fr)]"
      >
        <span className="flex gap-1.5 text-2xs text-faint tablet:row-span-2 tablet:grid tablet:content-center tablet:gap-0">
          {isLive ? (
            <span className="shrink-0 font-bold text-rise">{fixture.clock ?? HOME_TEXT.live}</span>
          ) : (
            <time dateTime={fixture.startsAt} className="shrink-0 tabular-nums">
              {formatShortDateTime(fixture.startsAt)}
            </time>
          )}
          <span className="shrink-0">
            <span className="hidden tablet:inline">{sportName(fixture.sportId)} · </span>
            {fixture.leagueName}
          </span>
        </span>
        <Team side="home" fixture={fixture} />
        <Team side="away" fixture={fixture} />
      </FixtureLink>
      <ResultPrices fixture={fixture} isClosed={isGone} />
    </li>
  );
}

function Team({ side, fixture: { homeName, awayName, score } }: { side: "home" | "away"; fixture: FixtureWire }) {
  return (
    <span className="flex justify-between gap-2 text-sm leading-tight font-semibold">
      <span className="beside-prices truncate">
        <Suspense fallback={side === "home" ? homeName : awayName}>
          <ShortTeam side={side} homeName={homeName} awayName={awayName} />
        </Suspense>
      </span>
      {score && <span className="shrink-0 tabular-nums">{score[side]}</span>}
    </span>
  );
}
