import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Lobby, LobbyGame } from "../../api/contract/lobby/lobby.ts";
import { lobbyQuery } from "../../api/queries/lobby/lobbies.ts";
import type { Lobby as LobbyName } from "../../domain/lobby/shut-lobby.ts";
import { chooseGames, LOBBY_VIEWS } from "../../domain/lobby/choose-games.ts";
import { useApp } from "../app-context.ts";
import { FilterTabs } from "../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../frame/list/filters.ts";
import { QueryView } from "../frame/list/query-view.tsx";
import { SearchBox } from "../frame/list/search-box.tsx";
import { useFilters } from "../frame/list/use-filters.ts";
import { tellLostPart } from "../lost-part.ts";
import { Button } from "../primitives/button.tsx";
import { EmptyState } from "../primitives/empty-state.tsx";
import { GameCard } from "./game-card.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";
import { useFavour } from "./use-favour.ts";

const readFilters = filtersOf({
  view: choiceFilter(LOBBY_VIEWS),
  provider: textFilter(64),
  category: textFilter(20),
  text: textFilter(60),
});
const HONOUR_PAGES = { casino: "/casinoHonor", slot: "/slot/honor" } as const;
/** Cards that are shown at once. */
const SHOWN = 60;

/** The games of a lobby, by provider and category, with favourites, recent games and jackpots. */
export function LobbyView({ lobby }: { lobby: LobbyName }) {
  const { api } = useApp();
  const query = useQuery(lobbyQuery(api, lobby));
  return (
    <QueryView
      query={query}
      isEmpty={({ games }) => games.length === 0}
      empty={<EmptyState title={TEXT.noGames}>{TEXT.noGamesWhy}</EmptyState>}
      lines={6}
      lineClassName="h-40"
    >
      {(found) => <Games lobby={lobby} found={found} />}
    </QueryView>
  );
}

function Games({ lobby, found }: { lobby: LobbyName; found: Lobby }) {
  const { late } = useApp();
  const { filters } = useFilters(readFilters);
  const favour = useFavour(lobby);
  const [limit, setLimit] = useState(SHOWN);
  const games = chooseGames(found.games, filters);
  const categories = [...new Set(found.games.map(({ category }) => category))];
  const enter = ({ providerId, id: gameId, name }: LobbyGame) =>
    void late.launches().then(({ request }) => request(lobby, { providerId, gameId, name }), tellLostPart);
  return (
    <div className="grid gap-2">
      <Link to={HONOUR_PAGES[lobby]} className="justify-self-end text-sm text-muted underline hover:text-ink">
        {TEXT.honours}
      </Link>
      <FilterTabs
        label={TEXT.views}
        name="view"
        selected={filters.view}
        tabs={LOBBY_VIEWS.map((view) => ({ value: view === "all" ? undefined : view, label: TEXT.view[view] }))}
      />
      <FilterTabs
        label={TEXT.providers}
        name="provider"
        selected={filters.provider}
        tabs={[
          { value: undefined, label: TEXT.everyProvider },
          ...found.providers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterTabs
        label={TEXT.categories}
        name="category"
        selected={filters.category}
        tabs={[
          { value: undefined, label: TEXT.everyCategory },
          ...categories.map((category) => ({ value: category, label: category })),
        ]}
      />
      <SearchBox label={TEXT.search} />
      {games.length === 0 ? (
        <EmptyState title={TEXT.none} />
      ) : (
        <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
          {games.slice(0, limit).map((game) => {
            const provider = found.providers.find(({ id }) => id === game.providerId);
            return (
              <li key={`${game.providerId} ${game.id}`}>
                <GameCard
                  game={game}
                  providerName={provider?.name ?? ""}
                  isOpen={provider?.isOn ?? false}
                  onEnter={() => enter(game)}
                  onFavour={() => favour(game)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {games.length > limit && (
        <Button onClick={() => setLimit(limit + SHOWN)}>{TEXT.more(games.length - limit)}</Button>
      )}
    </div>
  );
}
