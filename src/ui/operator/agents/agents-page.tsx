import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { agentStatements, agentTree } from "../../../api/contract/operator/agents.endpoints.ts";
import type { AgentNode } from "../../../api/contract/operator/agents.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { AgentStatements } from "./agent-statements.tsx";
import { AGENTS_TEXT as TEXT } from "./text.ts";
import { TREE_COLUMNS } from "./tree-columns.tsx";

const forms = () => import("./agent-forms.tsx");
const SharesForm = lazy(() => forms().then((file) => ({ default: file.SharesForm })));
const MoveForm = lazy(() => forms().then((file) => ({ default: file.MoveForm })));
const ClosePeriodForm = lazy(() => forms().then((file) => ({ default: file.ClosePeriodForm })));

const readFilters = filtersOf({ view: choiceFilter(["statements"]) });
const VIEWS = [
  { value: undefined, label: TEXT.tree },
  { value: "statements", label: TEXT.statements },
];

/** Managers and agents: who stands above whom, what each earns, and their statements. */
export function AgentsPage() {
  const { filters } = useFilters(readFilters);
  return (
    <div className="grid grid-cols-1 gap-3">
      <FilterTabs label={TEXT.views} name="view" tabs={VIEWS} selected={filters.view} also={{ state: undefined }} />
      {filters.view === "statements" ? <AgentStatements /> : <Tree />}
    </div>
  );
}

function Tree() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, agentTree, {}));
  const nextFrom = query.data?.nextFrom ?? null;
  return (
    <EntityDesk<AgentNode>
      label={TEXT.tree}
      query={query}
      stale={[agentTree, agentStatements]}
      empty={TEXT.empty}
      columns={TREE_COLUMNS}
      rowId={({ userId }) => userId}
      {...(nextFrom !== null && {
        add: {
          label: TEXT.closePeriod,
          right: "agents.settle",
          render: (form) => <ClosePeriodForm from={nextFrom} {...form} />,
        },
      })}
      editors={[
        { label: TEXT.change, right: "agents.change", render: (row, form) => <SharesForm row={row} {...form} /> },
        { label: TEXT.move, right: "agents.change", render: (row, form) => <MoveForm row={row} {...form} /> },
      ]}
    />
  );
}
