import { useNavigate, useRouter } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import type { FixturePage } from "../../../api/contract/fixtures.ts";
import type { KoreanGame } from "../../../domain/market.ts";
import { searchMachine } from "../../../machines/search/search.machine.ts";
import { HOURS_SHOWN, type KoreaSearch, parseKoreaSearch } from "./korea-search.ts";
import { SearchBox } from "./search-box.tsx";
import { KOREA_TEXT } from "./text.ts";

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
  const router = useRouter();
  const apply = (change: KoreaSearch) =>
    void navigate({ to: ".", search: (now: object) => ({ ...now, page: undefined, ...change }), resetScroll: false });
  const [machine] = useState(() =>
    searchMachine.provide({
      actions: { updateQuery: ({ context }) => apply({ text: context.query ?? undefined } as KoreaSearch) },
    }),
  );
  const actor = useActorRef(machine);
  const [first] = useState(search.text ?? null);
  // Not by the render: an address that changes twice before it would be missed.
  useEffect(() => {
    const hear = (query: string | null) => {
      // What was searched for here is in the address already, and more may have been typed since.
      if (actor.getSnapshot().context.query !== query) actor.send({ type: "query.changed", query });
    };
    hear(first);
    return router.subscribe("onResolved", ({ toLocation }) => hear(parseKoreaSearch(toLocation.search).text ?? null));
  }, [actor, router, first]);
  const isKnown = leagues.some(({ leagueName }) => leagueName === search.league);
  return (
    <div className="mb-2 flex flex-wrap gap-1">
      <SearchBox search={actor} focusAsked={focusAsked} />
      <select
        aria-label={KOREA_TEXT.league}
        value={search.league ?? ""}
        onChange={({ target }) => apply({ league: target.value || undefined } as KoreaSearch)}
        className={`${SELECT} max-w-40`}
      >
        <option value="">{KOREA_TEXT.allLeagues}</option>
        {search.league !== undefined && !isKnown && <option value={search.league}>{search.league}</option>}
        {leagues.map(({ leagueName, count }) => (
          <option key={leagueName} value={leagueName}>
            {leagueName} ({count})
          </option>
        ))}
      </select>
      {game !== "live" && (
        <select
          aria-label={KOREA_TEXT.start}
          value={search.hours ?? ""}
          onChange={({ target }) =>
            apply({ hours: target.value === "" ? undefined : Number(target.value) } as KoreaSearch)
          }
          className={SELECT}
        >
          <option value="">{KOREA_TEXT.allHours}</option>
          {HOURS_SHOWN.map((hours) => (
            <option key={hours} value={hours}>
              {KOREA_TEXT.within(hours)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
