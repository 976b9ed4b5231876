import { useQuery } from "@tanstack/react-query";
import { missionsQuery } from "../../../api/queries/programmes/missions.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { MissionCard } from "./mission-card.tsx";
import { MISSION_TEXT as TEXT } from "./text.ts";

/** Accumulated events: steps towards a sum since a date. */
export function EventAccPage() {
  const { api } = useApp();
  const query = useQuery(missionsQuery(api, "acc"));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/eventAcc")} />
      <QueryView query={query} empty={<EmptyState title={TEXT.emptyAcc} />} lines={2} lineClassName="h-56">
        {({ items }) => (
          <section aria-label={titleOf("/eventAcc")} className="grid items-start gap-2 tablet:grid-cols-2">
            <h2 className="sr-only">{titleOf("/eventAcc")}</h2>
            {items.map((mission) => (
              <MissionCard key={mission.id} mission={mission} />
            ))}
          </section>
        )}
      </QueryView>
    </div>
  );
}
