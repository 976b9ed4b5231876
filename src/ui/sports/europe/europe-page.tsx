import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { europeanListQuery } from "../../../api/queries/sports/sports.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { useHasSidebar } from "../../frame/layout/use-frame-width.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { type EuropeSearch, isSearched, parseEuropeSearch } from "../european/european-search.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { ColumnTabs } from "../list/column-tabs.tsx";
import { MatchList } from "../list/match-list.tsx";
import { loadRows, rowKind } from "../list/rows.ts";
import { lazyPriceKeys } from "../price/lazy-price-keys.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-betting-slip.ts";
import { EuropeFilters } from "./europe-filters.tsx";

const FoldedTree = lazy(() => import("./prematch-tree.tsx").then((file) => ({ default: file.FoldedTree })));
const BonusFolders = lazy(() =>
  import("../korea/bonus-folders.tsx").then((file) => ({ default: file.BonusFolders })),
);
const LiveBanner = lazy(() => import("../korea/live-banner.tsx").then((file) => ({ default: file.LiveBanner })));
const FixtureView = lazy(() => import("../european/fixture-view.tsx").then((file) => ({ default: file.FixtureView })));

/** European prematch: sports, locations and leagues, their fixtures, one fixture with all markets, and the slip. */
export function EuropePage() {
  const search = parseEuropeSearch(useSearch({ strict: false }));
  const lists = useLists();
  const hasSidebar = useHasSidebar();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:gap-3">
        <div ref={lazyPriceKeys} className="min-w-0">
          <PageHeading
            title={titleOf("/europe")}
            isHidden={search.fixture !== undefined}
            aside={
              <Suspense>
                <LiveBanner live={lists.live} />
              </Suspense>
            }
          />
          {!hasSidebar && search.fixture === undefined && (
            <Suspense fallback={<div className="mb-2 h-9.5" />}>
              <FoldedTree search={search} />
            </Suspense>
          )}
          {search.fixture === undefined ? (
            <EuropeList search={search} lists={lists} />
          ) : (
            <Suspense fallback={<Skeleton lines={8} lineClassName="h-12" />}>
              <FixtureView phase="prematch" id={search.fixture} lists={lists} />
            </Suspense>
          )}
          <p className="mt-2 text-xs text-muted">{EUROPEAN_TEXT.delayedPrices}</p>
        </div>
        <SlipPlace />
      </div>
    </PriceStoreContext>
  );
}

function EuropeList({ search, lists }: { search: EuropeSearch; lists: BettingLists }) {
  const { api } = useApp();
  const rows = loadRows(rowKind("cross"));
  const { fav, fixture: _, page = 1, ...asked } = search;
  const query = useQuery(
    europeanListQuery(api, "prematch", { ...asked, page, favourites: fav && "true" }, async ({ items, bonus, eventId }) => {
      lists.takeList(bonus ? [...items, bonus] : items, eventId);
      await rows;
    }),
  );
  return (
    <>
      <EuropeFilters search={search} />
      {query.data?.bonus && (
        <Suspense fallback={<div className="mb-2 h-9 tablet:h-14" />}>
          <BonusFolders game="cross" bonus={query.data.bonus} lists={lists} isNarrow />
        </Suspense>
      )}
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoFixtures search={search} />}
        lines={10}
        lineClassName="h-16"
      >
        {({ items, page: shown, pageCount }) => (
          <>
            <ColumnTabs game="cross" />
            <MatchList
              game="cross"
              isEuropean
              listKey={query.isPlaceholderData ? null : JSON.stringify(search)}
              items={items}
              lists={lists}
            />
            <ListPager page={shown} pageCount={pageCount} />
          </>
        )}
      </QueryView>
    </>
  );
}

function NoFixtures({ search }: { search: EuropeSearch }) {
  return (
    <EmptyState
      title={
        search.fav
          ? EUROPEAN_TEXT.emptyFavourites
          : isSearched(search)
            ? EUROPEAN_TEXT.emptySearch
            : EUROPEAN_TEXT.empty
      }
    >
      <Link to="/europe" search={{}} className="underline">
        {EUROPEAN_TEXT.showAll}
      </Link>
    </EmptyState>
  );
}
