import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { agentStatement, agentStatements, payAgentStatement } from "../../../api/contract/operator/agents.endpoints.ts";
import type { Statement } from "../../../api/contract/operator/agents.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { addComma } from "../../../domain/common/price.ts";
import { STATEMENT_STATES } from "../../../domain/operator/agents.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { STATEMENT_COLUMNS } from "./statement-columns.ts";
import { AGENTS_TEXT as TEXT, STATE_NAMES } from "./text.ts";

const StatementView = lazy(() => import("./statement-view.tsx").then((file) => ({ default: file.StatementView })));

const readFilters = filtersOf({ text: textFilter(60), state: choiceFilter(STATEMENT_STATES) });
const STATES = [undefined, ...STATEMENT_STATES].map((value) => ({
  value,
  label: value ? STATE_NAMES[value] : TEXT.all,
}));

/** The statements of all periods; those above 0 wait until an operator pays them. */
export function AgentStatements() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, agentStatements, { query: { ...filters, page: filters.page ?? 1 } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.state} name="state" tabs={STATES} selected={filters.state} />
      <EntityDesk<Statement>
        label={TEXT.statements}
        query={query}
        stale={[agentStatements, agentStatement]}
        empty={TEXT.noStatements}
        columns={STATEMENT_COLUMNS}
        rowId={({ id }) => id}
        editors={[{ label: TEXT.open, render: ({ id }) => <StatementView id={id} to={agentStatement} /> }]}
        remove={{
          label: TEXT.pay,
          look: "primary",
          to: payAgentStatement,
          idOf: ({ id }) => id,
          ask: ({ userId, due }) => TEXT.askPay(userId, addComma(due)),
          told: TEXT.paid,
          isFor: ({ state }) => state === "payable",
        }}
      />
    </div>
  );
}
