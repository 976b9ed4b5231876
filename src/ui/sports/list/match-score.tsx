import { lazy, Suspense } from "react";
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import { LIST_TEXT } from "./text.ts";
import type { ListedFixture } from "./use-row.ts";

const LiveScore = lazy(() => import("../board/live-score.tsx").then((file) => ({ default: file.LiveScore })));

export interface MatchScoreProps {
  fixture: ListedFixture;
  now: Pick<FixtureNow, "status" | "score" | "clock">;
}

/** Clock and score of a running or ended fixture, by its scoreboard where the list has one. */
export function MatchScore({ fixture, now }: MatchScoreProps) {
  const plain = <PlainScore now={now} />;
  if (now.status !== "live" || fixture.board === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <LiveScore id={fixture.id} sportId={fixture.sportId} listed={fixture.board} plain={plain} />
    </Suspense>
  );
}

function PlainScore({ now }: Pick<MatchScoreProps, "now">) {
  if (!now.score) return null;
  const { home, away } = now.score;
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2">
      {now.clock && <span className="text-xs text-muted tabular-nums">{now.clock}</span>}
      <span className="rounded-sm bg-sunken px-2 font-bold tabular-nums">
        <span className="sr-only">{LIST_TEXT.score(home, away)}</span>
        <span aria-hidden="true">
          {home} : {away}
        </span>
      </span>
    </span>
  );
}
