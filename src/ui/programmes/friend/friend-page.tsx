import { useQuery } from "@tanstack/react-query";
import type { InferOutput } from "valibot";
import { queryOf } from "../../../api/client/ask.ts";
import { friendSummary } from "../../../api/contract/programmes/friends.endpoints.ts";
import type { FriendSummary } from "../../../api/contract/programmes/friends.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { classNames } from "../../primitives/class-names.ts";
import { CopyButton } from "../../primitives/copy-button.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { FriendList, RewardList } from "./friend-lists.tsx";
import { FRIEND_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ view: choiceFilter(["rewards"]) });
const TABS = [
  { value: undefined, label: TEXT.members },
  { value: "rewards", label: TEXT.rewards },
];

/** The own code, who joined by it, and what that brought. */
export function FriendPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const summary = useQuery(queryOf(api, friendSummary, {}));
  const page = filters.page ?? 1;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/friend")} />
      <Panel title={TEXT.code}>
        <div className="p-3">
          <QueryView query={summary} lines={4}>
            {(found) => <Summary summary={found} />}
          </QueryView>
        </div>
      </Panel>
      <FilterTabs label={TEXT.views} name="view" tabs={TABS} selected={filters.view} />
      {filters.view === "rewards" ? <RewardList page={page} /> : <FriendList page={page} />}
    </div>
  );
}

function Summary({ summary }: { summary: InferOutput<typeof FriendSummary> }) {
  const { code, count, points, promised, rules } = summary;
  const max = addComma(rules.maxPoints);
  return (
    <div className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center gap-3">
        <code className="rounded-md border border-edge bg-field px-3 py-2 text-xl font-bold tracking-widest">
          {code}
        </code>
        <CopyButton look="primary" value={code} text={TEXT} />
      </div>
      <p className="text-muted">{TEXT.help}</p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line">
        <Figure label={TEXT.friends} value={TEXT.people(addComma(count))} />
        <Figure label={TEXT.points} value={`${addComma(points)}P`} />
        {promised > 0 && <Figure label={TEXT.promised} value={`${addComma(promised)}P`} isWide />}
      </dl>
      {rules.isOn ? (
        <ul aria-label={TEXT.rules} className="grid list-disc gap-1 pl-5">
          {rules.firstChargePercent > 0 && (
            <li>{TEXT.charge(rules.firstChargePercent, rules.firstChargeTurnover / 100, max)}</li>
          )}
          {rules.lossPercent > 0 && <li>{TEXT.loss(rules.lossPercent, max)}</li>}
        </ul>
      ) : (
        <p>{TEXT.off}</p>
      )}
    </div>
  );
}

function Figure({ label, value, isWide = false }: { label: string; value: string; isWide?: boolean }) {
  return (
    <div className={classNames("bg-surface px-3 py-2", isWide && "col-span-2")}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-lg font-bold tabular-nums">{value}</dd>
    </div>
  );
}
