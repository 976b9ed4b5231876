import { Link, useLocation } from "@tanstack/react-router";
import { GAMES, gamesOfSport, isVirtualSport, VIRTUAL_SPORTS, virtualSportOf } from "../../../domain/games/games.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { NotFoundPage } from "../../frame/error/error-pages.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DayFilter } from "./day-filter.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { RoundResults } from "./round-results.tsx";

const ROOT = "/game_result/virtuals";
/** What the call names every sport. */
const ANY_SPORT = "all";
const VENUES = GAMES.filter((game) => virtualSportOf(game) !== null);
const readFilters = filtersOf({ gameId: choiceFilter(VENUES.map(({ id }) => String(id))), date: dayFilter });
const TABS = [
  { to: ROOT, name: TEXT.all },
  ...Object.entries(VIRTUAL_SPORTS).map(([sport, { name }]) => ({ to: `${ROOT}/${sport}`, name })),
];

/** Past rounds of the virtual sports: of all, or of the one that the address names, by venue and day. */
export function VirtualResultsPage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { filters, apply } = useFilters(readFilters);
  const { gameId, date, page = 1 } = filters;
  const sport = path.slice(ROOT.length + 1);
  if (sport !== "" && !isVirtualSport(sport)) return <NotFoundPage />;
  const venues = isVirtualSport(sport) ? gamesOfSport(sport) : VENUES;
  const shown = venues.some(({ id }) => String(id) === gameId) ? gameId : undefined;
  return (
    <>
      <PageHeading title={titleOf(ROOT)} />
      <ResultTabs />
      <nav aria-label={TEXT.sport} className="mb-3 overflow-x-auto">
        <ul className="flex w-max gap-1">
          {TABS.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === path ? "page" : undefined}
                className={classNames(
                  "flex h-9 items-center rounded-md border px-3 text-sm",
                  to === path ? "border-accent bg-accent-soft font-bold" : "border-line bg-surface text-muted",
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <ChoiceField
          label={TEXT.venue}
          value={shown}
          choices={venues.map(({ id, name }) => ({ value: String(id), name }))}
          onChoice={(next) => apply(readFilters({ gameId: next, date }))}
        />
        <DayFilter key={date ?? ""} day={date} onDay={(next) => apply(readFilters({ gameId: shown, date: next }))} />
      </div>
      <RoundResults
        asked={{
          ...(shown === undefined ? { sport: sport === "" ? ANY_SPORT : sport } : { gameId: shown }),
          date,
          page,
        }}
      />
    </>
  );
}
