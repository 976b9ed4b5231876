import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { managerTree } from "../../../api/contract/operator/manager.endpoints.ts";
import type { AgentNode } from "../../../api/contract/operator/agents.ts";
import { useApp } from "../../app-context.ts";
import { AGENTS_TEXT as TEXT } from "../agents/text.ts";
import { TREE_COLUMNS } from "../agents/tree-columns.tsx";
import { QueryTable } from "../table/query-table.tsx";

/** The own account and everybody below it, with what each earns. */
export function OwnTree() {
  const { api } = useApp();
  return (
    <QueryTable<AgentNode>
      label={TEXT.tree}
      query={useQuery(queryOf(api, managerTree, {}))}
      columns={TREE_COLUMNS}
      rowId={({ userId }) => userId}
      actions={[]}
    />
  );
}
