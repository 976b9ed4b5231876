import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { BetPage } from "../../../api/contract/sports/bet-page.ts";
import { betsQuery } from "../../../api/queries/sports/bets.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { BoardStoreContext } from "../board/board-context.ts";
import { useStores } from "../slip/use-betting-slip.ts";
import { FixtureStoreContext } from "../told-fixture.ts";
import { betsQueryOf, parseBetsSearch } from "./bets-search.ts";
import { BETS_TEXT } from "./text.ts";
import { useRunning } from "./use-running.ts";

/** Asked for with the page: the bets are on their way meanwhile. */
const list = import("./bet-list.tsx");
const BetList = lazy(() => list.then((file) => ({ default: file.BetList })));
const BetFilter = lazy(() => import("./bet-filter.tsx").then((file) => ({ default: file.BetFilter })));

/** The member's bets, newest first; the stream's `bet` events bring what changes. */
export function BetsPage() {
  const { api } = useApp();
  const fixtures = useStores()?.fixtures ?? null;
  const { filters, apply } = useFilters(parseBetsSearch);
  const query = useQuery(betsQuery(api, betsQueryOf(filters)));
  const boards = useRunning(query.data);
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={titleOf("/bet_result")} />
      <Suspense fallback={<div className="mb-3 h-20 tablet:h-40.5" />}>
        <BetFilter filters={filters} onApply={apply} />
      </Suspense>
      <QueryView query={query} empty={<EmptyState title={BETS_TEXT.empty} />} lineClassName="h-11">
        {(page) => (
          <>
            <BetTotals page={page} />
            <FixtureStoreContext value={fixtures}>
              <BoardStoreContext value={boards}>
                <Suspense fallback={<Skeleton lines={page.items.length} lineClassName="h-11" />}>
                  <BetList bets={page.items} />
                </Suspense>
              </BoardStoreContext>
            </FixtureStoreContext>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}

/** Sums over all pages of the query. */
function BetTotals({ page }: { page: Pick<BetPage, "totals" | "totalCount"> }) {
  const facts = [
    { name: BETS_TEXT.count, value: BETS_TEXT.countOf(page.totalCount) },
    { name: BETS_TEXT.stakes, value: addComma(page.totals.stake) + BETS_TEXT.unit },
    { name: BETS_TEXT.paid, value: addComma(page.totals.won) + BETS_TEXT.unit },
    { name: BETS_TEXT.refunds, value: addComma(page.totals.refunded) + BETS_TEXT.unit },
  ];
  return (
    <dl className="mb-2 grid grid-cols-2 gap-px tablet:grid-cols-4 overflow-hidden rounded-lg border border-line bg-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="bg-surface px-3 py-1.5">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
