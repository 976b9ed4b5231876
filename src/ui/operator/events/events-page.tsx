import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { keyOf } from "../../../api/client/ask.ts";
import type { AdminCampaignEvent } from "../../../api/contract/programmes/campaign-events.ts";
import { allCampaignEvents, endCampaignEvent } from "../../../api/contract/operator/campaign-events.endpoints.ts";
import { allCampaignEventsQuery } from "../../../api/queries/operator-campaign-events.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { EVENT_CATEGORY_NAMES, PHASE_NAMES } from "../../../domain/programmes/labels.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { ProgrammeDesk } from "../programmes/programme-desk.tsx";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { EVENT_ADMIN_TEXT as TEXT } from "./text.ts";

const EventForm = lazy(() => import("./event-form.tsx").then((file) => ({ default: file.EventForm })));

const readFilters = filtersOf({});
const COLUMNS: readonly DataColumn<AdminCampaignEvent>[] = [
  { id: "position", header: TEXT.position, value: ({ position }) => position, isNumber: true },
  { id: "title", header: PROGRAMME_TEXT.title, value: ({ title }) => title },
  { id: "category", header: TEXT.category, value: ({ category }) => EVENT_CATEGORY_NAMES[category] },
  { id: "phase", header: PROGRAMME_TEXT.phase, value: ({ phase }) => PHASE_NAMES[phase] },
  {
    id: "shown",
    header: TEXT.shown,
    value: ({ isShown, isOnHome }) => (isShown ? (isOnHome ? TEXT.onHome : TEXT.shown) : TEXT.hidden),
  },
  { id: "startsAt", header: PROGRAMME_TEXT.startsAt, value: ({ startsAt }) => formatDateTime(startsAt) },
  {
    id: "endsAt",
    header: PROGRAMME_TEXT.endsAt,
    value: ({ endsAt }) => (endsAt ? formatDateTime(endsAt) : PROGRAMME_TEXT.endlessShort),
  },
];

/** What the pages under /event and the home page announce. */
export function EventsPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(allCampaignEventsQuery(api, filters.page ?? 1));
  return (
    <ProgrammeDesk<AdminCampaignEvent>
      title={TEXT.title}
      addLabel={TEXT.add}
      empty={TEXT.empty}
      query={query}
      queryKey={keyOf(allCampaignEvents)}
      columns={COLUMNS}
      renderNew={(form) => <EventForm {...form} />}
      actions={[
        {
          label: PROGRAMME_TEXT.edit,
          render: (event, form) => <EventForm event={event} {...form} />,
        },
      ]}
      end={{
        to: endCampaignEvent,
        ask: TEXT.askEnd,
        isFor: ({ phase }) => phase !== "ended",
      }}
    />
  );
}
