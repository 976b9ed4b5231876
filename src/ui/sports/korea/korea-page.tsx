import { useQuery } from "@tanstack/react-query";
import { Link, useMatch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { lazyPriceKeys } from "../price/lazy-price-keys.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import { useSlashKey } from "../../use-slash-key.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Button } from "../../primitives/button.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { Later } from "../../frame/later.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-betting-slip.ts";
import { LateLive } from "../list/late-live.tsx";
import { LateLook, LateTabs } from "../list/late-tools.tsx";
import { MatchList } from "../list/match-list.tsx";
import { hasLook } from "../list/rows.ts";
import { GameSwitcher } from "./game-switcher.tsx";
import { gameOfPath, isSearched, koreaPath, linkTime, parseKoreaSearch, type KoreaSearch } from "./korea-search.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { koreaListQuery, prepareKorea } from "./prepare-korea.ts";
import { LateFolders } from "./late-folders.tsx";
import { SportFilter } from "./sport-filter.tsx";
import { KOREA_TEXT } from "./text.ts";

/** For the route, which waits for it on a first load. */
export const prepare = prepareKorea;

const FoundFixture = lazy(() => import("./found-fixture.tsx").then((file) => ({ default: file.FoundFixture })));
const FixtureFilters = lazy(() => import("./fixture-filters.tsx").then((file) => ({ default: file.FixtureFilters })));

interface KoreaListsProps {
  game: KoreanGame;
  search: KoreaSearch;
  lists: BettingLists;
}

/** A Korean game: its fixtures with their prices, and the slip beside them. */
export function KoreaPage() {
  const { pathname, search } = useMatch({ strict: false });
  const lists = useLists();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <Later>
        <KoreaLists game={gameOfPath(pathname)} search={parseKoreaSearch(search)} lists={lists} />
      </Later>
    </PriceStoreContext>
  );
}

function KoreaLists({ game, search, lists }: KoreaListsProps) {
  const [searchAsked, setSearchAsked] = useState(0);
  const askSearch = () => setSearchAsked(searchAsked + 1);
  useSlashKey(askSearch);
  return (
    <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:grid-rows-[auto_1fr] slip:gap-x-3">
      <div ref={lazyPriceKeys} className={classNames("min-w-0", game !== "live" && "slip:row-span-2")}>
        <PageHeading title={titleOf(koreaPath(game))} isHidden />
        <GameSwitcher
          game={game}
          aside={
            <>
              <Button size="sm" aria-keyshortcuts="/" onClick={askSearch}>
                <Icon name="search" size={16} />
                <span className="sr-only tablet:not-sr-only">{KOREA_TEXT.find}</span>
              </Button>
              <LateLive live={lists.live} />
            </>
          }
        />
        <KoreaList game={game} search={search} lists={lists} searchAsked={searchAsked} />
      </div>
      <BesideFolders game={game} search={search} lists={lists} />
      <SlipPlace />
    </div>
  );
}

/** The bonus folders above the slip that they stand in; below the list where the slip has no place beside it. */
function BesideFolders({ game, search, lists }: KoreaListsProps) {
  const { data } = useQuery(koreaListQuery(useApp().api, { game, search, lists }));
  if (!useHasSlipBeside() || game === "live" || data?.bonus === null) return null;
  return <div className="min-h-17">{data?.bonus && <LateFolders game={game} bonus={data.bonus} lists={lists} />}</div>;
}

function KoreaList({ game, search, lists, searchAsked }: KoreaListsProps & { searchAsked: number }) {
  const { api } = useApp();
  const isBeside = useHasSlipBeside();
  const query = useQuery(koreaListQuery(api, { game, search, lists }));
  return (
    <QueryView query={query} lines={10} lineClassName="h-16">
      {(page) => (
        <>
          <SportFilter
            sports={page.sports}
            selected={search.sportId}
            aside={hasLook(game) && <LateLook game={game} />}
          />
          {(searchAsked > 0 || isSearched(search)) && (
            <Suspense fallback={<div className="mb-2 h-9" />}>
              <FixtureFilters game={game} search={search} leagues={page.leagues} focusAsked={searchAsked} />
            </Suspense>
          )}
          {page.items.length === 0 ? (
            <EmptyState title={emptyText(game, search)}>
              {(search.sportId || isSearched(search)) && (
                <Link to={koreaPath(game)} search={{ time: linkTime() }} className="underline">
                  {KOREA_TEXT.showAll}
                </Link>
              )}
            </EmptyState>
          ) : (
            <>
              {hasLook(game) && <LateTabs game={game} />}
              <MatchList
                game={game}
                listKey={query.isPlaceholderData ? null : JSON.stringify([game, search])}
                items={page.items}
                lists={lists}
              />
            </>
          )}
          {search.fixture && !query.isPlaceholderData && (
            <Suspense>
              <FoundFixture fixture={search.fixture} page={page} />
            </Suspense>
          )}
          {!isBeside && page.bonus && <LateFolders game={game} bonus={page.bonus} lists={lists} />}
          <ListPager page={page.page} pageCount={page.pageCount} />
        </>
      )}
    </QueryView>
  );
}

function emptyText(game: KoreanGame, search: KoreaSearch): string {
  if (isSearched(search)) return KOREA_TEXT.emptySearch;
  return game === "live" ? KOREA_TEXT.emptyLive : KOREA_TEXT.empty;
}
