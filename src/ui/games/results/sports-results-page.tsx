import { useQuery } from "@tanstack/react-query";
import type { SportResult } from "../../../api/contract/sports/sport-results.ts";
import { sportResultsQuery } from "../../../api/queries/sports/sport-results.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { periodName } from "../../../domain/sports/labels/periods.ts";
import { SPORT_ORDER, sportName } from "../../../domain/sports/labels/sports.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { GAMES_TEXT } from "../text.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";
import { DayFilter } from "./day-filter.tsx";
import { ResultTabs } from "./result-tabs.tsx";

const readFilters = filtersOf({ sportId: choiceFilter(SPORT_ORDER), date: dayFilter });

/** Results of fixtures by sport and day, with their periods. */
export function SportsResultsPage() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const { sportId, date, page = 1 } = filters;
  const query = useQuery(sportResultsQuery(api, { sportId, date, page }));
  return (
    <>
      <PageHeading title={titleOf("/game_result/sports")} />
      <ResultTabs />
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <FilterTabs
          label={TEXT.sport}
          name="sportId"
          selected={sportId}
          tabs={[
            { value: undefined, label: TEXT.all },
            ...SPORT_ORDER.map((id) => ({ value: id, label: sportName(id) })),
          ]}
        />
        <DayFilter key={date ?? ""} day={date} onDay={(next) => apply(readFilters({ sportId, date: next }))} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.noMatches} />} lines={10} lineClassName="h-12">
        {({ items, ...found }) => (
          <>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
              {items.map((result) => (
                <li key={result.id}>
                  <MatchLine result={result} />
                </li>
              ))}
            </ul>
            <ListPager page={found.page} pageCount={found.pageCount} />
          </>
        )}
      </QueryView>
    </>
  );
}

function MatchLine({ result }: { result: SportResult }) {
  const { sportId, leagueName, homeName, awayName, startsAt, periods, score } = result;
  return (
    <div className="grid gap-x-3 gap-y-1 px-3 py-2 tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:items-center">
      <p className="min-w-0 text-xs text-muted">
        <time dateTime={startsAt} className="tabular-nums">
          {formatShortDateTime(startsAt)}
        </time>
        <span className="block truncate">{`${sportName(sportId)} · ${leagueName}`}</span>
      </p>
      <p className="flex min-w-0 items-center justify-center gap-2">
        <span className="min-w-0 flex-1 truncate text-right">{homeName}</span>
        <strong className="shrink-0 tabular-nums">{score ? `${score.home} : ${score.away}` : GAMES_TEXT.void}</strong>
        <span className="min-w-0 flex-1 truncate">{awayName}</span>
      </p>
      {periods.length > 0 && (
        <ul
          aria-label={TEXT.periods}
          className="flex flex-wrap justify-center gap-1 text-xs text-muted tabular-nums tablet:col-span-2"
        >
          {periods.map(({ period, home, away }) => (
            <li key={period} className="rounded-sm bg-raised px-1.5 py-0.5 whitespace-nowrap">
              {periodName(sportId, period)} <b className="font-semibold text-ink">{`${home}:${away}`}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
