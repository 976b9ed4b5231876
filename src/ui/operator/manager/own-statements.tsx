import { useQuery } from "@tanstack/react-query";
import { managerStatement, managerStatements } from "../../../api/contract/operator/manager.endpoints.ts";
import type { Statement } from "../../../api/contract/operator/agents.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { STATEMENT_COLUMNS } from "../agents/statement-columns.ts";
import { StatementView } from "../agents/statement-view.tsx";
import { AGENTS_TEXT as TEXT } from "../agents/text.ts";
import { QueryTable } from "../table/query-table.tsx";

const readFilters = filtersOf({});

/** The own statements, and those of who stands right below. */
export function OwnStatements() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  return (
    <QueryTable<Statement>
      label={TEXT.statements}
      query={useQuery(pageQuery(api, managerStatements, { query: { page: filters.page ?? 1 } }))}
      empty={TEXT.noStatements}
      columns={STATEMENT_COLUMNS}
      rowId={({ id }) => id}
      actions={[{ label: TEXT.open, render: ({ id }) => <StatementView id={id} to={managerStatement} /> }]}
    />
  );
}
