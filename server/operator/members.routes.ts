// The members as an operator finds them: who they are, what they have, and what they bet.
import * as endpoints from "../../src/api/contract/operator/members.endpoints.ts";
import { serve } from "../http/serve.ts";
import { sql, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { OperatorMemberPage, OperatorMembersQuery } from "../../src/api/contract/operator/members.ts";
import { memberOf, type Routes } from "../app.ts";
import { IS_MEMBER } from "../account/members.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { execute } from "../sports/feed/writer.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";
import { changeLevel, listLevelChanges } from "./member-levels.ts";

interface Row extends Record<string, unknown> {
  userId: string;
  nickname: string;
  level: number;
  emoney: string;
  point: string;
  joinedAt: string;
  lastLoginAt: string | null;
  isOnline: boolean;
  disabledReason: string | null;
  bets: number;
  stake: string;
  openBets: number;
  openStake: string;
}

export const operatorMemberRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.members, { summary: "회원 목록: 잔액, 레벨, 마지막 로그인, 베팅", tag: "operator" })(
    (request) => listMembers(context, request.query),
  );

  serve(app, context, endpoints.changeLevel, {
    summary: "회원의 레벨을 바꿉니다. 다음 베팅부터 그 레벨의 한도를 적용합니다.",
    tag: "operator",
  })((request, run) => {
    const { userId } = request.params;
    return run({
      work: async (tx) => {
        await changeLevel(tx, context.clock, { userId, by: memberOf(request).id, ...request.body });
        return { status: 200, body: { userId, level: request.body.level } };
      },
    });
  });

  serve(app, context, endpoints.levelChanges, { summary: "관리자가 바꾼 회원의 레벨, 최신순", tag: "operator" })(
    (request) => listLevelChanges(context.database.db, request.params.userId, request.query),
  );

  serve(app, context, endpoints.onlineMembers, { summary: "지금 로그인한 회원의 수", tag: "operator" })(async () => {
    const { rows } = await execute<{ members: number }>(
      context.database.db,
      sql`select count(distinct m.id)::int as members from member m join session s on s.member_id = m.id
          where ${IS_MEMBER} and s.revoked_at is null and s.expires_at > ${dateNow(context.clock).toISOString()}`,
    );
    return { members: rows[0]?.members ?? 0 };
  });
};

async function listMembers(
  { database: { db }, clock }: ServerContext,
  query: InferOutput<typeof OperatorMembersQuery>,
): Promise<OperatorMemberPage> {
  const wanted = and(
    IS_MEMBER,
    query.level === undefined ? undefined : sql`m.level = ${query.level}`,
    query.text ? sql`(m.user_id || ' ' || m.nickname) ilike ${containing(query.text)}` : undefined,
  );
  const { rows: counts } = await execute<{ count: number }>(
    db,
    sql`select count(*)::int as count from member m where ${wanted}`,
  );
  const now = dateNow(clock).toISOString();
  return paginate(query, counts[0]?.count ?? 0, async ({ limit, offset }) => {
    const { rows } = await execute<Row>(
      db,
      sql`
      select m.user_id as "userId", m.nickname, m.level, m.created_at as "joinedAt", m.disabled_reason as "disabledReason",
        coalesce((select balance from account where id = 'wallet:' || m.id), 0)::text as emoney,
        coalesce((select balance from account where id = 'points:' || m.id), 0)::text as point,
        (select max(created_at) from session s where s.member_id = m.id) as "lastLoginAt",
        exists (select 1 from session s where s.member_id = m.id and s.revoked_at is null and s.expires_at > ${now}) as "isOnline",
        b.bets, b.stake, b.open_bets as "openBets", b.open_stake as "openStake"
      from (select * from member m where ${wanted} order by m.created_at desc, m.user_id limit ${limit} offset ${offset}) m
      cross join lateral (
        select count(*)::int as bets, coalesce(sum(at_risk), 0)::text as stake,
          (count(*) filter (where status = 0))::int as open_bets,
          coalesce(sum(stake - cashed_stake) filter (where status = 0), 0)::text as open_stake
        from bet where member_id = m.id and acceptance <> 'refused'
      ) b
      order by m.created_at desc, m.user_id`,
    );
    return rows.map((row) => ({
      ...row,
      emoney: Number(row.emoney),
      point: Number(row.point),
      stake: Number(row.stake),
      openStake: Number(row.openStake),
      joinedAt: new Date(row.joinedAt).toISOString(),
      lastLoginAt: row.lastLoginAt && new Date(row.lastLoginAt).toISOString(),
    }));
  });
}

function and(...parts: readonly (SQL | undefined)[]): SQL {
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );
}
