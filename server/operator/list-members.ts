// Members with what they have and what they bet.
import { sql, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  OperatorMember,
  OperatorMemberPage,
  OperatorMembersQuery,
} from "../../src/api/contract/operator/members.ts";
import { IS_MEMBER } from "../account/members.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";
import { execute } from "../sports/feed/writer.ts";

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

export async function listMembers(
  context: ServerContext,
  query: InferOutput<typeof OperatorMembersQuery>,
): Promise<OperatorMemberPage> {
  const wanted = and(
    IS_MEMBER,
    query.level === undefined ? undefined : sql`m.level = ${query.level}`,
    query.text ? sql`(m.user_id || ' ' || m.nickname) ilike ${containing(query.text)}` : undefined,
  );
  const { rows: counts } = await execute<{ count: number }>(
    context.database.db,
    sql`select count(*)::int as count from member m where ${wanted}`,
  );
  return paginate(query, counts[0]?.count ?? 0, (window) => readMembers(context, wanted, window));
}

/** `wanted`: a condition on the table `member` under the name `m`. The newest first. */
export async function readMembers(
  { database: { db }, clock }: ServerContext,
  wanted: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<OperatorMember[]> {
  const now = dateNow(clock).toISOString();
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
}

function and(...parts: readonly (SQL | undefined)[]): SQL {
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );
}
