import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import type { CampaignEventSummary } from "../../../api/contract/programmes/event-summary.ts";
import { campaignEventsQuery } from "../../../api/queries/programmes/campaign-events.ts";
import { formatDate } from "../../../domain/common/format.ts";
import { PHASE_NAMES } from "../../../domain/programmes/labels.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import type { EventCategory } from "../../../domain/programmes/campaign-event.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { EventBanner } from "./event-banner.tsx";
import { EventTabs } from "./event-tabs.tsx";
import { EVENT_TEXT as TEXT } from "./text.ts";

const PHASES = ["running", "ended"] as const;
const readFilters = filtersOf({ phase: choiceFilter(PHASES) });
const TABS = [undefined, ...PHASES].map((value) => ({ value, label: value ? TEXT[value] : TEXT.all }));

/** The addresses that this page is shown at, and what they list. */
const LISTS = {
  "/event": undefined,
  "/event/default": "default",
  "/event/casinoSlot": "casinoSlot",
  "/event/coin": "coin",
} as const satisfies Readonly<Record<string, EventCategory | undefined>>;
type ListPath = keyof typeof LISTS;

/** Events with their banners: all of them, or those of one category. */
export function EventListPage() {
  const { api } = useApp();
  const address = useLocation({ select: ({ pathname }) => pathname });
  const path = (Object.keys(LISTS) as ListPath[]).find((known) => known === address) ?? "/event";
  const { filters } = useFilters(readFilters);
  const query = useQuery(
    campaignEventsQuery(api, { category: LISTS[path], phase: filters.phase, page: filters.page ?? 1 }),
  );
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf(path)} />
      <EventTabs selected={path} />
      <FilterTabs label={TEXT.phases} name="phase" tabs={TABS} selected={filters.phase} />
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={3} lineClassName="h-28">
        {(page) => (
          <>
            <ul className="grid gap-3 tablet:grid-cols-2">
              {page.items.map((event) => (
                <Card key={event.id} event={event} />
              ))}
            </ul>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

function Card({ event: { id, title, summary, banner, startsAt, endsAt, phase } }: { event: CampaignEventSummary }) {
  const address: string = `/event/${id}`;
  return (
    <li data-event={id} data-state={phase}>
      <Link to={address} className="block rounded-lg focus-visible:outline-2">
        <EventBanner
          banner={banner}
          title={title}
          summary={summary}
          className={phase === "ended" ? "h-28 grayscale" : "h-28"}
        />
        <span className="mt-1 flex justify-between gap-2 px-1 text-xs text-muted tabular-nums">
          <span>{TEXT.from(formatDate(startsAt), endsAt ? formatDate(endsAt) : TEXT.endless)}</span>
          <span>{PHASE_NAMES[phase]}</span>
        </span>
      </Link>
    </li>
  );
}
