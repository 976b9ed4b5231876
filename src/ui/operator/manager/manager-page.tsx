import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { managerMembers } from "../../../api/contract/operator/manager.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { StaffArea } from "../staff/staff-area.tsx";
import { MembersTable } from "./members-table.tsx";
import { MANAGER_TEXT } from "./text.ts";

const RollingView = lazy(() =>
  import("../../wallet/rolling/rolling-view.tsx").then((file) => ({ default: file.RollingView })),
);
const RollingHistory = lazy(() =>
  import("../../wallet/rolling/rolling-history.tsx").then((file) => ({ default: file.RollingHistory })),
);
const LineTable = lazy(() =>
  import("../../wallet/rolling/line-table.tsx").then((file) => ({ default: file.LineTable })),
);

const ExchangeView = lazy(() =>
  import("../../wallet/exchange/exchange-view.tsx").then((file) => ({ default: file.ExchangeView })),
);

const OwnAccount = lazy(() => import("../staff/own-account.tsx").then((file) => ({ default: file.OwnAccount })));

const VIEWS = ["rolling", "line", "exchange", "account"] as const;
const readFilters = filtersOf({ view: choiceFilter(VIEWS) });
const TABS = [undefined, ...VIEWS].map((value) => ({
  value,
  label: value ? MANAGER_TEXT.views[value] : MANAGER_TEXT.members,
}));

/** The manager's own members and what they bet, the rolling of it, and the exchange of what it paid. */
export function ManagerPage() {
  const { filters } = useFilters(readFilters);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-3">
      <PageHeading title={MANAGER_TEXT.title} />
      <StaffArea>
        <FilterTabs
          label={MANAGER_TEXT.viewNames}
          name="view"
          tabs={TABS}
          selected={filters.view}
          also={{ state: undefined }}
        />
        <Suspense fallback={<Skeleton lines={8} />}>
          {filters.view === "account" && <OwnAccount />}
          {filters.view === undefined && <Members />}
          {filters.view === "rolling" && (
            <>
              <RollingView scope="all" />
              <RollingHistory />
            </>
          )}
          {filters.view === "line" && <LineTable scope="all" />}
          {filters.view === "exchange" && <ExchangeView />}
        </Suspense>
      </StaffArea>
    </div>
  );
}

function Members() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, managerMembers, {}));
  return (
    <div>
      {query.isPending ? (
        <Skeleton lines={8} />
      ) : query.isError ? (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title={MANAGER_TEXT.empty} />
      ) : (
        <MembersTable members={query.data.items} />
      )}
    </div>
  );
}
