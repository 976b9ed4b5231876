// What a manager sees: the members that came by the manager's recommendation, and what they bet.
import * as endpoints from "../../src/api/contract/operator/manager.endpoints.ts";
import { serve } from "../http/serve.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { memberOf, type Routes } from "../app.ts";
import { bet, member } from "../db/schema.ts";

export const managerRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.managerMembers, { summary: "추천한 회원과 그들의 베팅 합계", tag: "member" })(
    async (request) => {
      const rows = await db
        .select({
          userId: member.userId,
          nickname: member.nickname,
          level: member.level,
          createdAt: member.createdAt,
          // Sums of bigint come as text.
          stake: sql<string>`coalesce(sum(${bet.atRisk}), 0)`,
          openStake: sql<string>`coalesce(sum(${bet.stake} - ${bet.cashedStake}) filter (where ${bet.status} = 0), 0)`,
          paid: sql<string>`coalesce(sum(${bet.riskPaid}), 0)`,
        })
        .from(member)
        .leftJoin(bet, and(eq(bet.memberId, member.id), eq(bet.acceptance, "accepted")))
        .where(and(eq(member.recommenderId, memberOf(request).id), eq(member.roles, [])))
        .groupBy(member.id)
        .orderBy(desc(member.createdAt), member.userId);
      return {
        items: rows.map(({ createdAt, stake, openStake, paid, ...row }) => ({
          ...row,
          joinedAt: createdAt.toISOString(),
          stake: Number(stake),
          openStake: Number(openStake),
          paid: Number(paid),
        })),
      };
    },
  );
};
