import { lazy, Suspense } from "react";
import {
  managerReport,
  managerReportFile,
  managerReportSums,
} from "../../../api/contract/operator/manager.endpoints.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { StaffArea } from "../staff/staff-area.tsx";
import { MANAGER_TEXT } from "./text.ts";

const ReportPanel = lazy(() => import("../reports/report-panel.tsx").then((file) => ({ default: file.ReportPanel })));
const OwnTree = lazy(() => import("./own-tree.tsx").then((file) => ({ default: file.OwnTree })));
const OwnStatements = lazy(() => import("./own-statements.tsx").then((file) => ({ default: file.OwnStatements })));
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

/** Views that are reports of the members of the own branch. */
const REPORTS = ["charges", "bets"] as const;
const VIEWS = [...REPORTS, "tree", "statements", "rolling", "line", "exchange", "account"] as const;
const readFilters = filtersOf({ view: choiceFilter(VIEWS) });
const TABS = [undefined, ...VIEWS].map((value) => ({
  value,
  label: value ? MANAGER_TEXT.views[value] : MANAGER_TEXT.members,
}));
/** What one view filters by says nothing to another. */
const NOTHING = { state: undefined, from: undefined, to: undefined, text: undefined, choice: undefined };

/** The manager's own branch: members, charges and bets, the tree and its statements, the rolling, and the exchange of it. */
export function ManagerPage() {
  const { filters } = useFilters(readFilters);
  const { view } = filters;
  const report = view === undefined ? "members" : REPORTS.find((name) => name === view);
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-3">
      <PageHeading title={MANAGER_TEXT.title} />
      <StaffArea>
        <div className="grid grid-cols-1 gap-3">
          <FilterTabs label={MANAGER_TEXT.viewNames} name="view" tabs={TABS} selected={view} also={NOTHING} />
          <Suspense fallback={<Skeleton lines={8} />}>
            {report && (
              <ReportPanel
                key={report}
                name={report}
                to={managerReport}
                sums={managerReportSums}
                file={managerReportFile}
                page="/manager"
                kept={{ view }}
              />
            )}
            {view === "tree" && <OwnTree />}
            {view === "statements" && <OwnStatements />}
            {view === "account" && <OwnAccount />}
            {view === "rolling" && (
              <>
                <RollingView scope="all" />
                <RollingHistory />
              </>
            )}
            {view === "line" && <LineTable scope="all" />}
            {view === "exchange" && <ExchangeView />}
          </Suspense>
        </div>
      </StaffArea>
    </div>
  );
}
