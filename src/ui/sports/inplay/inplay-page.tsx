import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { type EuropeanFixture, LONGEST_LIST } from "../../../api/contract/sports/sports.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useIdle } from "../../use-idle.ts";
import { BoardStoreContext } from "../board/board-context.ts";
import { useBoards } from "../board/use-boards.ts";
import { type InplaySearch, parseInplaySearch } from "../european/european-search.ts";
import { InplaySports } from "../european/inplay-sports.tsx";
import { ListTools } from "../european/list-tools.tsx";
import { europeanRowsQuery, prepareEuropean } from "../european/prepare-european.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { LateTabs } from "../list/late-tools.tsx";
import { MatchList } from "../list/match-list.tsx";
import { lazyPriceKeys } from "../price/lazy-price-keys.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-betting-slip.ts";

/** For the route, which waits for it on a first load. */
export const prepare = prepareEuropean;

const FixtureView = lazy(() => import("../european/fixture-view.tsx").then((file) => ({ default: file.FixtureView })));
const LiveNews = lazy(() => import("../european/live-news.tsx").then((file) => ({ default: file.LiveNews })));
const Upcoming = lazy(() => import("./upcoming.tsx").then((file) => ({ default: file.Upcoming })));

const NO_ITEMS: readonly EuropeanFixture[] = [];

/** The running fixtures with their scores and live markets, what begins next, and the slip. */
export function InplayPage() {
  const search = parseInplaySearch(useSearch({ strict: false }));
  const lists = useLists();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
        <div ref={lazyPriceKeys} className="min-w-0">
          <PageHeading title={titleOf("/inplay")} isHidden />
          {search.fixture === undefined ? (
            <InplayList search={search} lists={lists} />
          ) : (
            <Suspense fallback={<Skeleton lines={8} lineClassName="h-12" />}>
              <FixtureView phase="live" id={search.fixture} lists={lists} />
              <Delayed />
            </Suspense>
          )}
        </div>
        <SlipPlace />
      </div>
    </PriceStoreContext>
  );
}

function InplayList({ search, lists }: { search: InplaySearch; lists: BettingLists }) {
  const { api } = useApp();
  const isIdle = useIdle();
  const { sport_id: sportId, page: asked = 1, text, fav } = search;
  const wanted = { sportId, page: asked, text, favourites: fav && ("true" as const), itemsPerPage: LONGEST_LIST };
  const query = useQuery(europeanRowsQuery(api, "live", wanted, lists));
  const boards = useBoards(lists, query.data?.items ?? NO_ITEMS);
  return (
    <>
      <QueryView query={query} lines={8} lineClassName="h-16">
        {({ items, sports, page, pageCount }) => (
          <>
            <InplaySports sports={sports} selected={sportId} />
            <ListTools game="live" fav={fav} live={lists.live} />
            {isIdle && (
              <Suspense>
                <LiveNews fixtures={items} lists={lists} />
              </Suspense>
            )}
            <BoardStoreContext value={boards}>
              <LateTabs game="live" />
              {/* As high without a match as with the first ones: what is below stands still when one begins. */}
              <div className="min-h-58 tablet:min-h-38">
                <MatchList
                  game="live"
                  isEuropean
                  listKey={query.isPlaceholderData ? null : JSON.stringify(search)}
                  items={items}
                  lists={lists}
                  empty={<EmptyState title={emptyText(search)} />}
                />
              </div>
            </BoardStoreContext>
            <ListPager page={page} pageCount={pageCount} />
            <div className="mt-3 h-24">
              {isIdle && (
                <Suspense>
                  <Upcoming sportId={sportId} />
                </Suspense>
              )}
            </div>
            <Delayed />
          </>
        )}
      </QueryView>
    </>
  );
}

function Delayed() {
  return <p className="mt-2 text-xs text-muted">{EUROPEAN_TEXT.delayed}</p>;
}

function emptyText({ text, fav }: InplaySearch): string {
  if (fav) return EUROPEAN_TEXT.emptyFavourites;
  return text === undefined ? EUROPEAN_TEXT.emptyLive : EUROPEAN_TEXT.emptySearch;
}
