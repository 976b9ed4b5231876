import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { LiveFixture } from "../../../api/contract/operator/live.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { STATUS_LABEL } from "../text.ts";
import { LiveFixtureDetail } from "./fixture-detail.tsx";
import { Net } from "./market-exposure.tsx";
import { StopButton } from "./stop-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const CancelPanel = lazy(() => import("./cancel-panel.tsx").then((file) => ({ default: file.CancelPanel })));

/** A fixture that runs or is to come, its stop, and its detail while it is open. */
export function LiveFixtureRow({ fixture }: { fixture: LiveFixture }) {
  const [isOpen, setOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const { id, homeName, awayName, score, markets, heldBy } = fixture;
  const name = `${homeName} vs ${awayName}`;
  return (
    <li
      data-fixture={id}
      data-state={fixture.status}
      className="border-t border-line px-3 py-2 text-sm first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-12 shrink-0 rounded-sm bg-raised px-1 text-center text-xs text-muted">
          {STATUS_LABEL[fixture.status]}
        </span>
        <span className="w-24 shrink-0 text-xs text-muted tabular-nums">
          {fixture.clock ?? formatShortDateTime(fixture.startsAt)}
        </span>
        <span className="min-w-0 flex-1 basis-60">
          <span className="font-semibold">{name}</span>
          {score && <span className="ml-2 font-bold tabular-nums">{TEXT.score(score.home, score.away)}</span>}
          <span className="ml-2 text-xs text-faint">
            {sportName(fixture.sportId)} {fixture.leagueName}
          </span>
        </span>
        <span className="text-xs text-muted tabular-nums">{TEXT.marketCounts(markets.open, markets.suspended)}</span>
        {heldBy.length > 0 && <span className="text-xs text-warn">{TEXT.heldBy(heldBy)}</span>}
        {fixture.bets > 0 && (
          <span className="text-xs text-muted tabular-nums">
            {TEXT.openStake(fixture.stake)}
            {fixture.multiStake > 0 && ` · ${TEXT.multiStake(fixture.multiStake)}`}
            {" · "}
            {TEXT.worst} <Net won={fixture.worst} />
          </span>
        )}
        <span className="ml-auto flex flex-wrap items-start gap-1">
          <Link
            to="/admin/results"
            search={{ text: homeName }}
            className="flex h-7 items-center rounded-md px-2 text-xs text-accent hover:underline"
          >
            {TEXT.resultLink}
          </Link>
          <StopButton scope="fixture" of={id} name={name} isHeld={heldBy.includes("fixture")} onDone={setTold} />
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={TEXT.openOf(name, isOpen)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? TEXT.close : TEXT.open}
          </Button>
        </span>
      </div>
      <ActionNotice text={told} />
      {isOpen && (
        <div className="mt-2 grid grid-cols-1 gap-2 rounded-md bg-raised p-2">
          <LiveFixtureDetail id={id} onDone={setTold} />
          {isCancelling ? (
            <Suspense fallback={<Skeleton lines={2} />}>
              <CancelPanel fixtureId={id} />
            </Suspense>
          ) : (
            <Button size="sm" className="justify-self-end" onClick={() => setCancelling(true)}>
              {TEXT.cancelSpan}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
