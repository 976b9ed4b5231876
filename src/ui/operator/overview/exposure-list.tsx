import { Link } from "@tanstack/react-router";
import type { OverviewExposure } from "../../../api/contract/operator/overview.ts";
import { Panel } from "../../primitives/panel.tsx";
import { Net } from "../live/market-exposure.tsx";
import { OVERVIEW_TEXT as TEXT } from "./text.ts";

/** The fixtures that may cost most. */
export function ExposureList({ exposure: { fixtures } }: { exposure: OverviewExposure }) {
  return (
    <Panel
      title={TEXT.exposure}
      aside={
        <Link to="/admin/live" search={{ sort: "worst" }} className="text-xs text-accent hover:underline">
          {TEXT.exposureOpen}
        </Link>
      }
    >
      {fixtures.length === 0 ? (
        <p className="p-3 text-sm text-muted">{TEXT.noExposure}</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {fixtures.map(({ id, name, isLive, stake, worst }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5">
              <span className="min-w-0 flex-1 basis-48 truncate font-semibold">
                {name}
                {isLive && <span className="ml-2 text-xs font-normal text-accent">{TEXT.isLive}</span>}
              </span>
              <span className="text-xs text-muted tabular-nums">{TEXT.onFixture(stake)}</span>
              <span className="tabular-nums">
                <Net won={worst} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
