import { lazy, Suspense, useState } from "react";
import type { OperatorFixturePage } from "../../../api/contract/operator/fixtures.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { sportName } from "../../../domain/sports/labels/sports.ts";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { ResultForm } from "./result-form.tsx";
import { FIXTURES_TEXT, STATUS_LABEL } from "../text.ts";

const CancelPanel = lazy(() => import("../live/cancel-panel.tsx").then((file) => ({ default: file.CancelPanel })));

type OperatorFixture = OperatorFixturePage["items"][number];

/** A fixture, its result, and the form for it while it is open. */
export function FixtureResultRow({
  fixture,
  receipt,
  onDone,
}: {
  fixture: OperatorFixture;
  /** What was done with it just now. */
  receipt: string | null;
  /** Takes what was done, in Korean. */
  onDone: (receipt: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const { result } = fixture;
  return (
    <li
      data-fixture={fixture.id}
      data-state={fixture.status}
      className="border-t border-line px-3 py-2 text-sm first:border-t-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-12 shrink-0 rounded-sm bg-raised px-1 text-center text-xs text-muted">
          {STATUS_LABEL[fixture.status]}
        </span>
        <span className="shrink-0 text-xs text-muted tabular-nums">{formatShortDateTime(fixture.startsAt)}</span>
        <span className="min-w-0 flex-1 basis-60">
          <span className="font-semibold">
            {fixture.homeName} <span className="font-normal text-faint">vs</span> {fixture.awayName}
          </span>
          <span className="ml-2 text-xs text-faint">
            {sportName(fixture.sportId)} {fixture.leagueName}
          </span>
        </span>
        {fixture.openBets > 0 && (
          <span className="text-xs text-warn tabular-nums">
            {FIXTURES_TEXT.risk(fixture.openBets, fixture.openStake)}
          </span>
        )}
        <span className="text-xs tabular-nums">
          {result?.void
            ? FIXTURES_TEXT.voided
            : result && result.home !== null && result.away !== null
              ? FIXTURES_TEXT.score(result.home, result.away, result.homeHalf, result.awayHalf)
              : ""}
          {result && <span className="ml-1 text-faint">{FIXTURES_TEXT.revision(result.revision)}</span>}
        </span>
        <span className="ml-auto flex gap-1">
          <Button size="sm" aria-expanded={isCancelling} onClick={() => setCancelling(!isCancelling)}>
            {FIXTURES_TEXT.cancelSpan}
          </Button>
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? FIXTURES_TEXT.close : result ? FIXTURES_TEXT.revise : FIXTURES_TEXT.enter}
          </Button>
        </span>
      </div>
      {isOpen && (
        <ResultForm
          fixture={fixture}
          onDone={({ betsSettled, betsCorrected }) => {
            setOpen(false);
            onDone(FIXTURES_TEXT.report(betsSettled, betsCorrected));
          }}
        />
      )}
      {isCancelling && (
        <div className="mt-2">
          <Suspense fallback={<Skeleton lines={2} />}>
            <CancelPanel fixtureId={fixture.id} />
          </Suspense>
        </div>
      )}
      <ActionNotice text={receipt} />
    </li>
  );
}
