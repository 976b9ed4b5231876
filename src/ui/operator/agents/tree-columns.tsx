import type { AgentNode } from "../../../api/contract/operator/agents.ts";
import { ROLE_NAMES } from "../staff/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { shareColumns } from "./share-text.ts";
import { AGENTS_TEXT as TEXT } from "./text.ts";

/** Steps of the tree, in rem. */
const STEP = 1.25;

/** The tree as rows: who stands below somebody is further to the right. */
export const TREE_COLUMNS: readonly DataColumn<AgentNode>[] = [
  {
    id: "userId",
    header: TEXT.account,
    value: ({ userId }) => userId,
    cell: ({ userId, depth, isBarred }) => (
      <span style={{ paddingLeft: `${depth * STEP}rem` }}>
        {depth > 0 && (
          <span aria-hidden="true" className="mr-1 text-faint">
            └
          </span>
        )}
        {userId}
        {isBarred && <span className="ml-1 text-xs text-danger">{TEXT.barred}</span>}
      </span>
    ),
  },
  { id: "nickname", header: TEXT.name, value: ({ nickname }) => nickname },
  { id: "role", header: TEXT.role, value: ({ role }) => ROLE_NAMES[role] },
  { id: "members", header: TEXT.members, value: ({ members }) => members, isNumber: true },
  { id: "below", header: TEXT.membersBelow, value: ({ membersBelow }) => membersBelow, isNumber: true },
  ...shareColumns<AgentNode>(),
];
