import { GAMES, gamesOf, VENDORS, virtualSportOf } from "../../../domain/games/games.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";
import { ChoiceField } from "./choice-field.tsx";
import { DayFilter } from "./day-filter.tsx";
import { PublishedChains } from "./published-chains.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { RoundResults } from "./round-results.tsx";

const MINI_GAMES = GAMES.filter((game) => virtualSportOf(game) === null);
const MINI_VENDORS = Object.entries(VENDORS)
  .filter(([vendor]) => MINI_GAMES.some((game) => game.vendor === vendor))
  .map(([value, name]) => ({ value, name }));

const readFilters = filtersOf({
  vendor: choiceFilter(MINI_VENDORS.map(({ value }) => value)),
  gameId: choiceFilter(MINI_GAMES.map(({ id }) => String(id))),
  date: dayFilter,
});

/** Past rounds of the mini-games by vendor, game and day. */
export function MinigameResultsPage() {
  const { filters, apply } = useFilters(readFilters);
  const { vendor, gameId, date, page = 1 } = filters;
  const games = vendor === undefined ? MINI_GAMES : gamesOf(vendor);
  const shown = games.some(({ id }) => String(id) === gameId) ? gameId : undefined;
  return (
    <>
      <PageHeading title={titleOf("/game_result/minigame")} />
      <ResultTabs />
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <ChoiceField
          label={TEXT.vendor}
          value={vendor}
          choices={MINI_VENDORS}
          onChoice={(next) => apply(readFilters({ vendor: next, date }))}
        />
        <ChoiceField
          label={TEXT.game}
          value={shown}
          choices={games.map(({ id, name }) => ({ value: String(id), name }))}
          onChoice={(next) => apply(readFilters({ vendor, gameId: next, date }))}
        />
        <DayFilter
          key={date ?? ""}
          day={date}
          onDay={(next) => apply(readFilters({ vendor, gameId: shown, date: next }))}
        />
      </div>
      <RoundResults asked={{ ...(shown === undefined ? { vendor } : { gameId: shown }), date, page }} />
      <PublishedChains day={date} />
    </>
  );
}
