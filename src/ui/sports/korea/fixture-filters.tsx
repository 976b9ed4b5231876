import { useNavigate } from "@tanstack/react-router";
import type { FixturePage } from "../../../api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { HOURS_SHOWN, type KoreaSearch } from "./korea-search.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { FILTER_TEXT } from "./filter-text.ts";

export interface FixtureFiltersProps {
  game: KoreanGame;
  search: KoreaSearch;
  leagues: FixturePage["leagues"];
  focusAsked: number;
}

const SELECT = "h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink";

/** Search by team and league, a league, and the hours until the start; all of it stands in the address. */
export function FixtureFilters({ game, search, leagues, focusAsked }: FixtureFiltersProps) {
  const navigate = useNavigate();
  const apply = (change: KoreaSearch) =>
    void navigate({ to: ".", search: (now: object) => ({ ...now, page: undefined, ...change }), resetScroll: false });
  const isKnown = leagues.some(({ leagueName }) => leagueName === search.league);
  return (
    <div className="mb-2 flex flex-wrap gap-1">
      <SearchBox label={FILTER_TEXT.search} focusAsked={focusAsked} />
      <select
        aria-label={FILTER_TEXT.league}
        value={search.league ?? ""}
        onChange={({ target }) => apply({ league: target.value || undefined } as KoreaSearch)}
        className={`${SELECT} max-w-40`}
      >
        <option value="">{FILTER_TEXT.allLeagues}</option>
        {search.league !== undefined && !isKnown && <option value={search.league}>{search.league}</option>}
        {leagues.map(({ leagueName, count }) => (
          <option key={leagueName} value={leagueName}>
            {leagueName} ({count})
          </option>
        ))}
      </select>
      {game !== "live" && (
        <select
          aria-label={FILTER_TEXT.start}
          value={search.hours ?? ""}
          onChange={({ target }) =>
            apply({ hours: target.value === "" ? undefined : Number(target.value) } as KoreaSearch)
          }
          className={SELECT}
        >
          <option value="">{FILTER_TEXT.allHours}</option>
          {HOURS_SHOWN.map((hours) => (
            <option key={hours} value={hours}>
              {FILTER_TEXT.within(hours)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
