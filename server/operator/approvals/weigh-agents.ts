// Shares of managers and agents, who stands above whom, and what their statements pay. What would be refused is refused
// before it waits.
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { AgentAboveChange, AgentSharesChange } from "../../../src/api/contract/operator/agents.ts";
import { agentStatement, member } from "../../db/schema.ts";
import { expectMove, expectShares } from "../agents/change-agent.ts";
import { always, ofReceiver, type Rule, versionOf } from "./weigh.ts";

export const weighShares: Rule<{ userId: string }, InferOutput<typeof AgentSharesChange>> = async (db, _, asked) => {
  const { userId } = asked.params;
  const { shares } = await expectShares(db, userId, asked.body.shares);
  return always(versionOf(shares), `member:${userId}`);
};

export const weighMove: Rule<{ userId: string }, InferOutput<typeof AgentAboveChange>> = async (db, _, asked) => {
  const { userId } = asked.params;
  const { above } = asked.body;
  const { one } = await expectMove(db, { userId, above });
  return always(versionOf(one.aboveId), `member:${userId}`, ...(above === "" ? [] : [`member:${above}`]));
};

export const weighStatement: Rule<{ id: string }, unknown> = async (db, _, { params: { id } }) => {
  const [row] = await db
    .select({ userId: member.userId, due: agentStatement.due, state: agentStatement.state })
    .from(agentStatement)
    .innerJoin(member, eq(member.id, agentStatement.memberId))
    .where(eq(agentStatement.id, id));
  if (row?.state !== "payable") return [];
  return ofReceiver(
    "money",
    row.userId,
    row.due,
    versionOf(row.state),
    `member:${row.userId}`,
    `agent-statement:${id}`,
  );
};
