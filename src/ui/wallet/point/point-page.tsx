import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { pointTerms } from "../../../api/contract/wallet/points.endpoints.ts";
import { walletEntriesQuery } from "../../../api/queries/wallet/wallet.ts";
import { ENTRY_KINDS } from "../../../domain/wallet/entry-kinds.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { PROGRAMMES } from "../../../domain/programmes/reward.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Money } from "../../primitives/money.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { EntryTable } from "../entries/entry-table.tsx";
import { POINT_TEXT as TEXT } from "./text.ts";

const ConvertForm = lazy(() => import("./convert-form.tsx").then((file) => ({ default: file.ConvertForm })));

/** Points, how they came and went, and their conversion to money. */
export function PointPage() {
  const { api, actors } = useApp();
  const user = useSelector(actors.session, (snapshot) => snapshot.context.user);
  const terms = useQuery(queryOf(api, pointTerms, {}));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/mywallet/point")} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line text-lg">
        <div className="bg-surface px-3 py-2">
          <dt className="text-xs text-muted">{TEXT.points}</dt>
          <dd>
            <Money amount={user?.point ?? 0} unit="point" />
          </dd>
        </div>
        <div className="bg-surface px-3 py-2">
          <dt className="text-xs text-muted">{TEXT.money}</dt>
          <dd>
            <Money amount={user?.emoney ?? 0} />
          </dd>
        </div>
      </dl>
      <Panel title={TEXT.convertTitle}>
        <div className="p-3">
          <QueryView query={terms} lines={2}>
            {(found) => (
              <Suspense fallback={<Skeleton lines={2} />}>
                <ConvertForm terms={found} />
              </Suspense>
            )}
          </QueryView>
        </div>
      </Panel>
      <PointHistory />
    </div>
  );
}

const KINDS = ["points", "conversion", ...PROGRAMMES, "friend"] as const;
const readFilters = filtersOf({ kind: choiceFilter(KINDS) });
const TABS = [undefined, ...KINDS].map((value) => ({ value, label: value ? ENTRY_KINDS[value] : TEXT.all }));

function PointHistory() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(walletEntriesQuery(api, { of: "points", kind: filters.kind, page: filters.page ?? 1 }));
  return (
    <Panel title={TEXT.history}>
      <div className="border-b border-line p-2">
        <FilterTabs label={TEXT.kinds} name="kind" tabs={TABS} selected={filters.kind} />
      </div>
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lineClassName="h-9">
        {(page) => (
          <div className={page.pageCount > 1 ? "pb-3" : undefined}>
            <EntryTable label={TEXT.history} entries={page.items} />
            <ListPager page={page.page} pageCount={page.pageCount} />
          </div>
        )}
      </QueryView>
    </Panel>
  );
}
