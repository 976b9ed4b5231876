import { Link } from "@tanstack/react-router";
import type { FixtureWire } from "../../../api/contract/fixtures.ts";
import { formatShortDateTime } from "../../../domain/labels/format.ts";
import { sportName } from "../../../domain/labels/sports.ts";
import { formatPrice } from "../../../domain/price.ts";
import { withTime } from "../layout/menu-link.tsx";
import { mainMarket } from "./main-market.ts";
import { HOME_TEXT } from "./text.ts";

/** A fixture that the page leads with, with the prices of its result. It links to where they can be bet on. */
export function EventCard({ fixture }: { fixture: FixtureWire }) {
  const market = mainMarket(fixture);
  const isLive = fixture.status === "live";
  return (
    <Link
      to={isLive ? "/korea/live" : "/korea/cross"}
      search={withTime}
      className="grid gap-2 rounded-lg border border-line bg-surface p-3 hover:border-edge hover:bg-raised"
    >
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
      {market && (
        <span className="grid auto-cols-fr grid-flow-col gap-1">
          {market.selections.map((selection) => (
            <span
              key={selection.id}
              className="flex items-baseline justify-between gap-1 rounded-sm bg-sunken px-2 py-1 text-xs"
            >
              <span className="text-faint">{selection.name}</span>
              <span className="font-bold tabular-nums">{formatPrice(selection.betPrice)}</span>
            </span>
          ))}
        </span>
      )}
    </Link>
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
