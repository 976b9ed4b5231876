import { JOIN_STATES } from "../../../api/contract/operator/joins.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { JoinList } from "./join-list.tsx";
import { Hedges } from "./hedges.tsx";
import { SharedTraces } from "./shared-traces.tsx";
import { JOINS_TEXT as TEXT } from "./text.ts";

const VIEWS = [...JOIN_STATES, "shared", "hedges"] as const;
const readFilters = filtersOf({ state: choiceFilter(VIEWS) });
const TABS = VIEWS.map((view) => ({ value: view === "waiting" ? undefined : view, label: TEXT[view] }));

/** Who has signed up or changed something and waits; each is decided once. And what accounts have in common. */
export function JoinsPage() {
  const { filters } = useFilters(readFilters);
  const { state = "waiting", page = 1 } = filters;
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs
        label={TEXT.states}
        name="state"
        tabs={TABS}
        selected={filters.state}
        also={{ kind: undefined, look: undefined }}
      />
      {state === "shared" && <SharedTraces />}
      {state === "hedges" && <Hedges />}
      {state !== "shared" && state !== "hedges" && <JoinList state={state} page={page} />}
    </div>
  );
}
