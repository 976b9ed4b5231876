import { useQuery } from "@tanstack/react-query";
import { walletEntriesQuery } from "../../../api/queries/wallet/wallet.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { EntryTable } from "../entries/entry-table.tsx";
import { BalanceLine } from "../request/balance-line.tsx";
import { MoneyFilter, readMoneyFilters } from "./money-filter.tsx";
import { MONEY_TEXT as TEXT } from "./text.ts";

/** Everything that moved the member's money, with the balance after it as the ledger has it. */
export function MoneyPage() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readMoneyFilters);
  const { page = 1, ...wanted } = filters;
  const query = useQuery(walletEntriesQuery(api, { of: "money", ...wanted, page }));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/mywallet/money")} />
      <BalanceLine link={{ to: "/charge", label: TEXT.charge }} />
      <section className="overflow-hidden rounded-lg border border-line bg-surface">
        <MoneyFilter key={JSON.stringify(wanted)} filters={filters} onApply={apply} />
        <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
          {(found) => (
            <div className={found.pageCount > 1 ? "pb-3" : undefined}>
              <EntryTable label={TEXT.history} entries={found.items} />
              <ListPager page={found.page} pageCount={found.pageCount} />
            </div>
          )}
        </QueryView>
      </section>
    </div>
  );
}
