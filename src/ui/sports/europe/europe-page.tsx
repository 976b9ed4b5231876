import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { europeanListQuery } from "../../../api/queries/sports/sports.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { type EuropeSearch, isSearched, parseEuropeSearch } from "../european/european-search.ts";
import { FixtureGroups } from "../european/fixture-groups.tsx";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { lazyPriceKeys } from "../price/lazy-price-keys.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-betting-slip.ts";
import { EuropeFilters } from "./europe-filters.tsx";
import { PrematchTree } from "./prematch-tree.tsx";

const BonusFolders = lazy(() =>
  import("../european/bonus-folders.tsx").then((file) => ({ default: file.BonusFolders })),
);
const LiveBanner = lazy(() => import("../korea/live-banner.tsx").then((file) => ({ default: file.LiveBanner })));
const FixtureView = lazy(() => import("../european/fixture-view.tsx").then((file) => ({ default: file.FixtureView })));

/** European prematch: sports, locations and leagues, their fixtures, one fixture with all markets, and the slip. */
export function EuropePage() {
  const search = parseEuropeSearch(useSearch({ strict: false }));
  const lists = useLists();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="slip:grid slip:grid-cols-[200px_minmax(0,1fr)_320px] slip:gap-3">
        <PrematchTree search={search} />
        <div ref={lazyPriceKeys} className="min-w-0">
          <PageHeading
            title={titleOf("/europe")}
            aside={
              <Suspense>
                <LiveBanner live={lists.live} />
              </Suspense>
            }
          />
          <p className="mb-2 text-xs text-muted">{EUROPEAN_TEXT.delayedPrices}</p>
          {search.fixture === undefined ? (
            <EuropeList search={search} lists={lists} />
          ) : (
            <Suspense fallback={<Skeleton lines={8} lineClassName="h-12" />}>
              <FixtureView phase="prematch" id={search.fixture} lists={lists} />
            </Suspense>
          )}
        </div>
        <SlipPlace />
      </div>
    </PriceStoreContext>
  );
}

function EuropeList({ search, lists }: { search: EuropeSearch; lists: BettingLists }) {
  const { api } = useApp();
  const { fav, fixture: _, page = 1, ...asked } = search;
  const query = useQuery(
    europeanListQuery(api, "prematch", { ...asked, page, favourites: fav && "true" }, ({ items, bonus, eventId }) =>
      lists.takeList(bonus ? [...items, bonus] : items, eventId),
    ),
  );
  return (
    <>
      <EuropeFilters search={search} />
      {query.data?.bonus && (
        <Suspense fallback={<div className="mb-2 h-9 tablet:h-14" />}>
          <BonusFolders bonus={query.data.bonus} lists={lists} />
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
            <FixtureGroups
              phase="prematch"
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
