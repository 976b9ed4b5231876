import { lazy, Suspense, type ReactNode } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import type { Scoreboard } from "../../../domain/sports/scoreboard/scoreboard.ts";
import { TeamBadge } from "../team-badge.tsx";
import { timeLabel } from "../korea/group-fixtures.ts";
import { KickOffTime } from "../korea/kick-off-time.tsx";
import { EUROPEAN_TEXT } from "./text.ts";

const LiveScore = lazy(() => import("../board/live-score.tsx").then((file) => ({ default: file.LiveScore })));

export interface FixtureHeadProps {
  fixture: FixtureWire;
  now: Pick<FixtureNow, "status" | "score" | "clock">;
  isClosed: boolean;
  /** Of a page with scoreboards: as the fixture's list told it; null where its feed tells none. */
  board?: Scoreboard | null;
  /** Is put around the names: a heading, a link. */
  children: (names: ReactNode) => ReactNode;
}

/** When a fixture begins or how it stands, and who plays: on a phone the names have a line of their own. */
export function FixtureHead({ fixture, now, isClosed, board, children }: FixtureHeadProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm tablet:flex-nowrap">
      {isClosed ? (
        <span className="shrink-0 rounded-sm bg-sunken px-1.5 text-2xs font-bold text-muted">
          {EUROPEAN_TEXT.closed}
        </span>
      ) : now.status === "live" ? (
        <span className="shrink-0 rounded-sm bg-rise-soft px-1.5 text-2xs font-bold text-rise">
          {EUROPEAN_TEXT.live}
        </span>
      ) : (
        <KickOffTime startsAt={fixture.startsAt} text={timeLabel(fixture.startsAt)} />
      )}
      {children(
        <>
          <TeamBadge name={fixture.homeName} />
          {fixture.homeName} <span className="px-0.5 font-normal text-faint">vs</span>{" "}
          <TeamBadge name={fixture.awayName} />
          {fixture.awayName}
        </>,
      )}
      {now.status === "live" && board !== undefined ? (
        <Suspense fallback={<FixtureScore now={now} />}>
          <LiveScore id={fixture.id} sportId={fixture.sportId} listed={board} plain={<FixtureScore now={now} />} />
        </Suspense>
      ) : (
        <FixtureScore now={now} />
      )}
    </div>
  );
}

/** The clock and the score of a running or ended fixture. */
function FixtureScore({ now }: { now: Pick<FixtureNow, "score" | "clock"> }) {
  if (!now.score) return null;
  const { home, away } = now.score;
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2">
      {now.clock && <span className="text-xs text-muted tabular-nums">{now.clock}</span>}
      <span className="rounded-sm bg-sunken px-2 font-bold tabular-nums">
        <span className="sr-only">{EUROPEAN_TEXT.score(home, away)}</span>
        <span aria-hidden="true">
          {home} : {away}
        </span>
      </span>
    </span>
  );
}
