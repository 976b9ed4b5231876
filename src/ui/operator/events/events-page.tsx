import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { OperatorCampaignEvent } from "../../../api/contract/programmes/campaign-events.ts";
import { allCampaignEvents, endCampaignEvent } from "../../../api/contract/operator/campaign-events.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { EVENT_CATEGORY_NAMES, PHASE_NAMES } from "../../../domain/programmes/labels.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { endOf } from "../programmes/end-of.ts";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { EVENT_OPERATOR_TEXT as TEXT } from "./text.ts";

const EventForm = lazy(() => import("./event-form.tsx").then((file) => ({ default: file.EventForm })));

const readFilters = filtersOf({});
const COLUMNS: readonly DataColumn<OperatorCampaignEvent>[] = [
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
  const query = useQuery(pageQuery(api, allCampaignEvents, { query: { page: filters.page ?? 1 } }));
  return (
    <EntityDesk<OperatorCampaignEvent>
      label={TEXT.title}
      empty={TEXT.empty}
      query={query}
      stale={[allCampaignEvents]}
      columns={COLUMNS}
      rowId={({ id }) => id}
      add={{ right: "events.change", label: TEXT.add, look: "primary", render: (form) => <EventForm {...form} /> }}
      editors={[
        {
          label: PROGRAMME_TEXT.edit,
          right: "events.change",
          render: (event, form) => <EventForm event={event} {...form} />,
        },
      ]}
      remove={endOf({ to: endCampaignEvent, ask: TEXT.askEnd, isFor: ({ phase }) => phase !== "ended" })}
    />
  );
}
