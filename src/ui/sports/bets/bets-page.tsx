import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import type { BetPage } from "../../../api/contract/bets.ts";
import { betsQuery } from "../../../api/queries/bets.ts";
import { addComma } from "../../../domain/price.ts";
import { useApp } from "../../app-context.ts";
import { Pager } from "../../primitives/list/pager.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { BetCard } from "./bet-card.tsx";
import { BetFilter } from "./bet-filter.tsx";
import { dayAfter, parseBetsSearch, type BetsSearch } from "./bets-search.ts";
import { BETS_TEXT } from "./text.ts";

/** The member's bets, newest first; the stream's `bet` events bring what changes. */
export function BetsPage() {
  const search = parseBetsSearch(useSearch({ strict: false }));
  const { api } = useApp();
  const { gameType, status, from, to, page = 1 } = search;
  const query = useQuery(betsQuery(api, { gameType, status, from, to: to && dayAfter(to), page }));
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading title={BETS_TEXT.title} />
      <BetFilter search={search} />
      {query.isPending ? (
        <Skeleton lines={6} lineClassName="h-28" />
      ) : query.data ? (
        <div data-state={query.isPlaceholderData ? "loading" : "shown"} aria-busy={query.isPlaceholderData}>
          <BetList page={query.data} search={search} />
        </div>
      ) : (
        <ErrorState
          message={query.error?.message ?? ""}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </div>
  );
}

function BetList({ page, search }: { page: BetPage; search: BetsSearch }) {
  return (
    <>
      <BetTotals page={page} />
      {page.items.length === 0 ? (
        <EmptyState title={BETS_TEXT.empty} />
      ) : (
        <ul className="grid gap-2">
          {page.items.map((bet) => (
            <li key={bet.id}>
              <BetCard bet={bet} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page.page}
        pageCount={page.pageCount}
        renderLink={(target, { name, text, isCurrent, className }) => (
          <Link
            to="/bet_result"
            search={{ ...search, page: target }}
            aria-label={name}
            aria-current={isCurrent ? "page" : undefined}
            className={className}
          >
            {text}
          </Link>
        )}
      />
    </>
  );
}

/** Sums over all pages of the query. */
function BetTotals({ page }: { page: Pick<BetPage, "totals" | "totalCount"> }) {
  const facts = [
    { name: BETS_TEXT.count, value: BETS_TEXT.countOf(page.totalCount) },
    { name: BETS_TEXT.stakes, value: addComma(page.totals.stake) + BETS_TEXT.unit },
    { name: BETS_TEXT.paid, value: addComma(page.totals.paid) + BETS_TEXT.unit },
  ];
  return (
    <dl className="mb-2 grid grid-cols-[auto_1fr_1fr] gap-px overflow-hidden rounded-lg border border-line bg-line">
      {facts.map(({ name, value }) => (
        <div key={name} className="bg-surface px-3 py-2">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
