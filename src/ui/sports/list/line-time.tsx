import { formatDayHead, formatTime } from "../../../domain/common/format.ts";
import { lazy, Suspense } from "react";
import type { FixtureNow } from "../../../api/prices/fixture-store.ts";
import { KickOffTime } from "../korea/kick-off-time.tsx";
import { KOREA_TEXT } from "../korea/text.ts";
import { LIST_TEXT } from "./text.ts";
import type { ListedFixture } from "./use-row.ts";

const LineClock = lazy(() => import("../board/line-clock.tsx").then((file) => ({ default: file.LineClock })));

export interface LineTimeProps {
  fixture: ListedFixture;
  now: Pick<FixtureNow, "status" | "clock">;
  isClosed: boolean;
}

/** The day and time of a kick-off, or the clock of a running match. */
export function LineTime({ fixture, now, isClosed }: LineTimeProps) {
  if (isClosed) return <span className="text-2xs font-bold text-muted">{KOREA_TEXT.closed}</span>;
  if (now.status !== "live")
    return (
      <>
        <span className="text-2xs whitespace-nowrap text-faint tabular-nums">{formatDayHead(fixture.startsAt)}</span>
        <KickOffTime startsAt={fixture.startsAt} text={formatTime(fixture.startsAt)} />
      </>
    );
  const plain = <span className="text-2xs leading-tight text-rise tabular-nums">{now.clock ?? LIST_TEXT.live}</span>;
  if (fixture.board === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <LineClock id={fixture.id} sportId={fixture.sportId} listed={fixture.board} plain={plain} />
    </Suspense>
  );
}
