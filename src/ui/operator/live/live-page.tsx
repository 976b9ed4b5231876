import { lazy, Suspense } from "react";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { LiveList } from "./live-list.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const HoldsView = lazy(() => import("./holds-view.tsx").then((file) => ({ default: file.HoldsView })));
const SettingTable = lazy(() => import("./setting-table.tsx").then((file) => ({ default: file.SettingTable })));
const ActionList = lazy(() => import("./action-list.tsx").then((file) => ({ default: file.ActionList })));

const EntryForm = lazy(() => import("./entry-form.tsx").then((file) => ({ default: file.EntryForm })));

const CancellationList = lazy(() =>
  import("./cancellation-list.tsx").then((file) => ({ default: file.CancellationList })),
);

const LATE_VIEWS = {
  entry: EntryForm,
  holds: HoldsView,
  settings: SettingTable,
  cancellations: CancellationList,
  actions: ActionList,
} as const;
const NAMES = [
  "entry",
  "holds",
  "settings",
  "cancellations",
  "actions",
] as const satisfies readonly (keyof typeof LATE_VIEWS)[];

const readFilters = filtersOf({ view: choiceFilter(NAMES) });
const VIEWS = ([undefined, ...NAMES] as const).map((value) => ({ value, label: TEXT.view[value ?? "fixtures"] }));

/** The live page: what runs and what hangs on it, stops, delay and margin, and the record of what was done. */
export function LivePage() {
  const { view } = useFilters(readFilters).filters;
  const LateView = view && LATE_VIEWS[view];
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.views} name="view" tabs={VIEWS} selected={view} />
      {LateView ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <LateView />
        </Suspense>
      ) : (
        <LiveList />
      )}
    </div>
  );
}
