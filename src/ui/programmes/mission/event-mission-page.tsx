import { useQuery } from "@tanstack/react-query";
import { missionsQuery } from "../../../api/queries/programmes/missions.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { MissionCard } from "./mission-card.tsx";
import { MISSION_TEXT as TEXT } from "./text.ts";

/** Missions of the day and of the week. */
export function EventMissionPage() {
  const { api } = useApp();
  const query = useQuery(missionsQuery(api, "mission"));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/eventMission")} />
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={3} lineClassName="h-40">
        {({ items }) =>
          (["day", "week"] as const).map((period) => {
            const missions = items.filter((mission) => mission.period === period);
            const ends = missions.flatMap(({ claimableUntil }) => claimableUntil ?? []).toSorted();
            if (missions.length === 0) return null;
            return (
              <section key={period} aria-label={TEXT[period]} className="mb-4">
                <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
                  <h2 className="text-sm font-bold">{TEXT[period]}</h2>
                  {ends[0] && (
                    <p className="text-xs text-muted tabular-nums">
                      {TEXT.resets(formatShortDateTime(ends.at(-1) ?? ""))}
                    </p>
                  )}
                </div>
                <div className="grid items-start gap-2 tablet:grid-cols-2">
                  {missions.map((mission) => (
                    <MissionCard key={mission.id} mission={mission} />
                  ))}
                </div>
              </section>
            );
          })
        }
      </QueryView>
    </div>
  );
}
