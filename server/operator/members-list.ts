// The members as an operator finds them: who they are, what they have, and what they bet.
import { sql, type SQL } from "drizzle-orm";
import type {
  MembersExportQuery,
  OperatorMember,
  OperatorMemberPage,
  OperatorMembersQuery,
} from "../../src/api/contract/operator/members.ts";
import { IS_MEMBER } from "../account/members.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { EXPORT_BATCH, rowsByKey } from "../export/rows-by-key.ts";
import { beginningWith, containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";
import { execute } from "../sports/feed/rows.ts";

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
  /** Of joinedAt, as the database has it. */
  place: string;
}

type Filter = Pick<OperatorMembersQuery, "text" | "level">;
type Sort = NonNullable<OperatorMembersQuery["sort"]>;

const NEWEST = sql`m.created_at desc, m.user_id`;
const ORDERS: Readonly<Record<Sort, SQL>> = {
  joinedAt: sql`m.created_at, m.user_id`,
  "-joinedAt": NEWEST,
  userId: sql`m.user_id`,
  "-userId": sql`m.user_id desc`,
  level: sql`m.level, m.created_at desc, m.user_id`,
  "-level": sql`m.level desc, m.created_at, m.user_id desc`,
};

export async function listMembers(context: ServerContext, query: OperatorMembersQuery): Promise<OperatorMemberPage> {
  const { db } = context.database;
  const wanted = await wantedBy(db, query);
  const { rows: counts } = await execute<{ count: number }>(
    db,
    sql`select count(*)::int as count from member m where ${wanted}`,
  );
  const order = ORDERS[query.sort ?? "-joinedAt"];
  return paginate(query, counts[0]?.count ?? 0, async ({ limit, offset }) =>
    (await read(context, sql`${wanted} order by ${order} limit ${limit} offset ${offset}`, order)).map(onWire),
  );
}

/** One member, by the id of the row; null where there is none. */
export async function listedMember(context: ServerContext, id: string): Promise<OperatorMember | null> {
  const [row] = await read(context, sql`m.id = ${id}`, NEWEST);
  return row ? onWire(row) : null;
}

/** Every member of the filter, the newest first. */
export async function* exportedMembers(
  context: ServerContext,
  query: MembersExportQuery,
): AsyncGenerator<OperatorMember> {
  const wanted = await wantedBy(context.database.db, query);
  const rows = rowsByKey<Row, Pick<Row, "place" | "userId">>(
    (after) => {
      const isAfter = after
        ? sql`and m.created_at <= ${after.place}::timestamptz
            and (m.created_at < ${after.place}::timestamptz or m.user_id > ${after.userId})`
        : sql``;
      return read(context, sql`${wanted} ${isAfter} order by ${NEWEST} limit ${EXPORT_BATCH}`, NEWEST);
    },
    ({ place, userId }) => ({ place, userId }),
  );
  for await (const row of rows) yield onWire(row);
}

async function read({ database: { db }, clock }: ServerContext, chosen: SQL, order: SQL): Promise<Row[]> {
  const now = dateNow(clock).toISOString();
  const { rows } = await execute<Row>(
    db,
    sql`
      select m.user_id as "userId", m.nickname, m.level, m.created_at as "joinedAt", m.created_at::text as place,
        m.disabled_reason as "disabledReason",
        coalesce((select balance from account where id = 'wallet:' || m.id), 0)::text as emoney,
        coalesce((select balance from account where id = 'points:' || m.id), 0)::text as point,
        (select max(created_at) from session s where s.member_id = m.id) as "lastLoginAt",
        exists (select 1 from session s where s.member_id = m.id and s.revoked_at is null and s.expires_at > ${now}) as "isOnline",
        b.bets, b.stake, b.open_bets as "openBets", b.open_stake as "openStake"
      from (select * from member m where ${chosen}) m
      cross join lateral (
        select count(*)::int as bets, coalesce(sum(at_risk), 0)::text as stake,
          (count(*) filter (where status = 0))::int as open_bets,
          coalesce(sum(stake - cashed_stake) filter (where status = 0), 0)::text as open_stake
        from bet where member_id = m.id and acceptance <> 'refused'
      ) b
      order by ${order}`,
  );
  return rows;
}

function onWire({ place: _place, ...row }: Row): OperatorMember {
  return {
    ...row,
    emoney: Number(row.emoney),
    point: Number(row.point),
    stake: Number(row.stake),
    openStake: Number(row.openStake),
    joinedAt: new Date(row.joinedAt).toISOString(),
    lastLoginAt: row.lastLoginAt && new Date(row.lastLoginAt).toISOString(),
  };
}

/**
 * Those whose id or nickname begins with the text, each by its index; where nobody's does, those that have it anywhere, for
 * which the whole table is read.
 */
async function wantedBy(db: Queryable, { text, level }: Filter): Promise<SQL> {
  const of = (named?: SQL) => {
    const ofLevel = level === undefined ? undefined : sql`m.level = ${level}`;
    return sql.join([IS_MEMBER, ...[ofLevel, named].filter((part) => part !== undefined)], sql` and `);
  };
  if (!text) return of();
  const beginning = beginningWith(text.toLowerCase());
  const begins = of(sql`m.id in (select id from member where lower(user_id) like ${beginning}
    union all select id from member where lower(nickname) like ${beginning})`);
  const { rows } = await execute(db, sql`select 1 from member m where ${begins} limit 1`);
  return rows.length > 0 ? begins : of(sql`(m.user_id || ' ' || m.nickname) ilike ${containing(text)}`);
}
