// Who stands above whom among managers and agents, and what each earns. docs/decisions/agents.md.
import { and, asc, eq, sql } from "drizzle-orm";
import type { AgentNode } from "../../../src/api/contract/operator/agents.ts";
import { branchOf, type Share, type TreeNode } from "../../../src/domain/operator/agents.ts";
import type { ManagerRole } from "../../../src/domain/operator/rights.ts";
import { IS_MEMBER } from "../../account/members.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { agentShare, member } from "../../db/schema.ts";

export interface Agent extends TreeNode {
  userId: string;
  nickname: string;
  role: ManagerRole;
  isBarred: boolean;
  shares: Share[];
}

/** Everybody of the tree, by their ids. Who was recommended by somebody outside of it stands below the house. */
export async function readAgents(db: Queryable): Promise<Agent[]> {
  const rows = await db
    .select({
      id: member.id,
      userId: member.userId,
      nickname: member.nickname,
      roles: member.roles,
      recommenderId: member.recommenderId,
      disabledAt: member.disabledAt,
    })
    .from(member)
    .where(and(eq(member.type, 2), sql`${member.roles} <> '{}'`))
    .orderBy(asc(member.userId));
  const shares = Map.groupBy(await db.select().from(agentShare), ({ memberId }) => memberId);
  const known = new Set(rows.map(({ id }) => id));
  return rows.map(({ id, userId, nickname, roles, recommenderId, disabledAt }) => ({
    id,
    userId,
    nickname,
    role: roles.includes("agent") ? "agent" : "manager",
    aboveId: recommenderId !== null && known.has(recommenderId) ? recommenderId : null,
    isBarred: disabledAt !== null,
    shares: (shares.get(id) ?? [])
      .toSorted((a, b) => (a.product < b.product ? -1 : 1))
      .map(({ product, basis, rate }) => ({ product, basis, rate }) as Share),
  }));
}

/** The ids of an account of the tree and of everybody below it: whose members it may see. */
export async function ownBranch(db: Queryable, memberId: string): Promise<string[]> {
  return branchOf(await readAgents(db), memberId);
}

/** As it is drawn: each below who stands above it. `root`: that account and what is below it; left out: all. */
export async function treeOnWire(db: Queryable, root?: string): Promise<AgentNode[]> {
  const agents = await readAgents(db);
  const counts = await memberCounts(db);
  const byId = new Map(agents.map((one) => [one.id, one]));
  const below = Map.groupBy(agents, ({ aboveId }) => aboveId);
  const items: AgentNode[] = [];
  const draw = (one: Agent, depth: number): void => {
    items.push({
      userId: one.userId,
      nickname: one.nickname,
      role: one.role,
      // Who stands above the own account is not the account's to see.
      above: root === one.id ? null : (byId.get(one.aboveId ?? "")?.userId ?? null),
      depth,
      shares: one.shares,
      members: counts.get(one.id) ?? 0,
      membersBelow: branchOf(agents, one.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
      isBarred: one.isBarred,
    });
    for (const child of below.get(one.id) ?? []) draw(child, depth + 1);
  };
  const tops = root === undefined ? (below.get(null) ?? []) : [byId.get(root)];
  for (const one of tops) if (one) draw(one, 0);
  return items;
}

/** How many members each account of the tree recommended. */
async function memberCounts(db: Queryable): Promise<Map<string, number>> {
  const rows = await rowsFrom<{ id: string; members: number }>(
    db,
    sql`select a.id, (select count(*)::int from member m where m.recommender_id = a.id and ${IS_MEMBER}) as members
      from member a where a.type = 2 and a.roles <> '{}'`,
  );
  return new Map(rows.map(({ id, members }) => [id, members]));
}
