import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { useHasSidebar, useHasSlipBeside } from "../../frame/layout/use-frame-width.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { type EuropeSearch, isSearched, parseEuropeSearch } from "../european/european-search.ts";
import { europeanRowsQuery, prepareEuropean } from "../european/prepare-european.ts";
import { EUROPEAN_TEXT } from "../european/text.ts";
import { LateTabs } from "../list/late-tools.tsx";
import { MatchList } from "../list/match-list.tsx";
import { LateFolders } from "../korea/late-folders.tsx";
import { lazyPriceKeys } from "../price/lazy-price-keys.ts";
import { PriceStoreContext } from "../price/price-store-context.ts";
import type { BettingLists } from "../slip/betting.ts";
import { SlipPlace } from "../slip/slip-place.tsx";
import { useLists } from "../slip/use-betting-slip.ts";
import { EuropeFilters } from "./europe-filters.tsx";

/** For the route, which waits for it on a first load. */
export const prepare = prepareEuropean;

const FoldedTree = lazy(() => import("./prematch-tree.tsx").then((file) => ({ default: file.FoldedTree })));
const FixtureView = lazy(() => import("../european/fixture-view.tsx").then((file) => ({ default: file.FixtureView })));

/** European prematch: sports, locations and leagues, their fixtures, one fixture with all markets, and the slip. */
export function EuropePage() {
  const search = parseEuropeSearch(useSearch({ strict: false }));
  const lists = useLists();
  const hasSidebar = useHasSidebar();
  if (!lists) return <Skeleton lines={10} lineClassName="h-16" />;
  return (
    <PriceStoreContext value={lists.prices}>
      <div className="slip:grid slip:grid-cols-[minmax(0,1fr)_320px] slip:grid-rows-[auto_1fr] slip:gap-x-3">
        <div ref={lazyPriceKeys} className={classNames("min-w-0", search.fixture === undefined && "slip:row-span-2")}>
          <PageHeading title={titleOf("/europe")} isHidden />
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
              <Delayed />
            </Suspense>
          )}
        </div>
        {search.fixture === undefined && <BesideFolders search={search} lists={lists} />}
        <SlipPlace />
      </div>
    </PriceStoreContext>
  );
}

/** The bonus folders above the slip that they stand in. */
function BesideFolders(props: EuropeListProps) {
  const { data } = useEuropeList(props);
  if (!useHasSlipBeside() || data?.bonus === null) return null;
  return (
    <div className="min-h-17">{data?.bonus && <LateFolders game="cross" bonus={data.bonus} lists={props.lists} />}</div>
  );
}

interface EuropeListProps {
  search: EuropeSearch;
  lists: BettingLists;
}

function useEuropeList({ search, lists }: EuropeListProps) {
  const { api } = useApp();
  const { fav, fixture: _, page = 1, ...asked } = search;
  return useQuery(europeanRowsQuery(api, "prematch", { ...asked, page, favourites: fav && "true" }, lists));
}

function EuropeList({ search, lists }: EuropeListProps) {
  const query = useEuropeList({ search, lists });
  const isBeside = useHasSlipBeside();
  return (
    <>
      <EuropeFilters search={search} live={lists.live} />
      <QueryView query={query} empty={<NoFixtures search={search} />} lines={10} lineClassName="h-16">
        {({ items, page: shown, pageCount }) => (
          <>
            <LateTabs game="cross" />
            <MatchList
              game="cross"
              isEuropean
              listKey={query.isPlaceholderData ? null : JSON.stringify(search)}
              items={items}
              lists={lists}
            />
            {!isBeside && query.data?.bonus && <LateFolders game="cross" bonus={query.data.bonus} lists={lists} />}
            <ListPager page={shown} pageCount={pageCount} />
            <Delayed />
          </>
        )}
      </QueryView>
    </>
  );
}

function Delayed() {
  return <p className="mt-2 text-xs text-muted">{EUROPEAN_TEXT.delayedPrices}</p>;
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
