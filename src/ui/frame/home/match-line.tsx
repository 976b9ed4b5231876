import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { FixtureLink } from "./fixture-link.tsx";
import { ResultPrices } from "./result-prices.tsx";
import { HOME_TEXT } from "./text.ts";

/** One fixture with the prices of its result: score and clock while it runs, its time before. */
export function MatchLine({ fixture }: { fixture: FixtureWire }) {
  const isLive = fixture.status === "live";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_14.5rem] items-center gap-x-2 border-b border-line px-2 py-1.5 phone:px-3 last:border-b-0 tablet:grid-cols-[minmax(0,1fr)_16.5rem]">
      <FixtureLink fixture={fixture} className="grid min-w-0 grid-cols-1 gap-0.5 rounded-sm hover:underline">
        <span className="flex gap-1.5 text-2xs whitespace-nowrap text-faint">
          {isLive ? (
            <span className="font-bold text-rise">{fixture.clock ?? HOME_TEXT.live}</span>
          ) : (
            <time dateTime={fixture.startsAt} className="tabular-nums">
              {formatShortDateTime(fixture.startsAt)}
            </time>
          )}
          <span className="truncate">
            {sportName(fixture.sportId)} · {fixture.leagueName}
          </span>
        </span>
        <Side name={fixture.homeName} score={fixture.score?.home} />
        <Side name={fixture.awayName} score={fixture.score?.away} />
      </FixtureLink>
      <ResultPrices fixture={fixture} />
    </li>
  );
}

function Side({ name, score }: { name: string; score: number | undefined }) {
  return (
    <span className="flex justify-between gap-2 text-sm leading-tight font-semibold">
      <span className="truncate">{name}</span>
      {score !== undefined && <span className="shrink-0 tabular-nums">{score}</span>}
    </span>
  );
}
