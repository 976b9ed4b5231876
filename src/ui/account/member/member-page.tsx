import { lazy, Suspense } from "react";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { InfoTab } from "./info-tab.tsx";
import { MEMBER_TEXT as TEXT } from "./text.ts";

const SecurityTab = lazy(() => import("./security-tab.tsx").then((file) => ({ default: file.SecurityTab })));
const ProtectionTab = lazy(() =>
  import("../protection/protection-tab.tsx").then((file) => ({ default: file.ProtectionTab })),
);

const readFilters = filtersOf({ tab: choiceFilter(["security", "protection"]), by: choiceFilter(["month"]) });
const TABS = [
  { value: undefined, label: TEXT.info },
  { value: "security", label: TEXT.security },
  { value: "protection", label: TEXT.protection },
];

/** The own account: what it is, how it is kept safe, and how its member is protected. */
export function MemberPage() {
  const { filters } = useFilters(readFilters);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/member")} />
      <FilterTabs label={TEXT.views} name="tab" tabs={TABS} selected={filters.tab} also={{ by: undefined }} />
      <Suspense fallback={<Skeleton lines={6} />}>
        {filters.tab === "security" ? (
          <SecurityTab />
        ) : filters.tab === "protection" ? (
          <ProtectionTab by={filters.by ?? "week"} />
        ) : (
          <InfoTab />
        )}
      </Suspense>
    </div>
  );
}
