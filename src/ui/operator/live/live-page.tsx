import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Panel } from "../../primitives/panel.tsx";
import { ActionList } from "./action-list.tsx";
import { HoldList } from "./hold-list.tsx";
import { LiveList } from "./live-list.tsx";
import { SettingTable } from "./setting-table.tsx";
import { StopForm } from "./stop-form.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ view: choiceFilter(["holds", "settings", "actions"]) });
const VIEWS = ([undefined, "holds", "settings", "actions"] as const).map((value) => ({
  value,
  label: TEXT.view[value ?? "fixtures"],
}));

/** The live desk: what runs and what hangs on it, stops, delay and margin, and the record of what was done. */
export function LivePage() {
  const { view } = useFilters(readFilters).filters;
  return (
    <div className="grid grid-cols-1 gap-2">
      <FilterTabs label={TEXT.views} name="view" tabs={VIEWS} selected={view} />
      {view === undefined && <LiveList />}
      {view === "holds" && (
        <>
          <Panel title={TEXT.stopWide}>
            <div className="p-3">
              <StopForm />
            </div>
          </Panel>
          <Panel title={TEXT.standing}>
            <div className="p-3">
              <HoldList />
            </div>
          </Panel>
        </>
      )}
      {view === "settings" && <SettingTable />}
      {view === "actions" && <ActionList />}
    </div>
  );
}
