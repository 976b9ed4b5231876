import { useQuery } from "@tanstack/react-query";
import { topEventsQuery } from "../../../api/queries/frame/home.ts";
import { useApp } from "../../app-context.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useSteadyPending } from "../../primitives/use-steady-pending.ts";
import { EventCard } from "./event-card.tsx";
import { useTellList } from "./home-lists.ts";
import { HOME_TEXT } from "./text.ts";

/** Two rows on the desktop, so that the fixtures of today are still in sight. */
const SHOWN = 6;

/** The fixtures that the site leads with. */
export function TopEvents() {
  const { api } = useApp();
  const events = useQuery(topEventsQuery(api));
  useTellList(events.data);
  const isPending = useSteadyPending(events.isPending);
  return (
    <section aria-labelledby="top-events" className="mb-4">
      <h2 id="top-events" className="mb-2 text-sm font-bold">
        {HOME_TEXT.topEvents}
      </h2>
      {isPending ? (
        <Skeleton lines={2} lineClassName="h-28" />
      ) : events.isError ? (
        <ErrorState
          message={HOME_TEXT.topEventsFailed}
          isRetrying={events.isFetching}
          onRetry={() => void events.refetch()}
        />
      ) : events.data?.items.length ? (
        <ul className="grid gap-2 phone:grid-cols-2 desktop:grid-cols-3">
          {events.data.items.slice(0, SHOWN).map((fixture) => (
            <li key={fixture.id}>
              <EventCard fixture={fixture} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={HOME_TEXT.topEventsEmpty} />
      )}
    </section>
  );
}
