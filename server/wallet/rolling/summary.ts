// What an account sees of its rolling, and of that of each member whom it recommended.
import { eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  RollingMemberPage,
  RollingMembersQuery,
  RollingSummary,
} from "../../../src/api/contract/wallet/rolling.ts";
import { accountKind } from "../../../src/domain/session/account.ts";
import { maskNickname } from "../../../src/domain/programmes/mask.ts";
import { ROLLING_SCOPES, type RollingCategory, type RollingScope } from "../../../src/domain/wallet/rolling.ts";
import { rowsFrom } from "../../db/execute.ts";
import type { Queryable } from "../../db/open.ts";
import { member } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { paginate } from "../../lists/paginate.ts";
import { latestRequest } from "../money-requests.ts";
import { listOf, readParts } from "./parts.ts";

export async function rollingSummary(db: Queryable, account: Member, scope: RollingScope): Promise<RollingSummary> {
  const parts = await readParts(db, account, ROLLING_SCOPES[scope]);
  const [recommended] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.recommenderId, account.id))
    .limit(1);
  return {
    parts: parts.map(({ category, share, rate, before, after }) => ({ category, share, percent: rate, before, after })),
    won: parts.reduce((sum, { before }) => sum + before.won, 0),
    hasLine: recommended !== undefined,
    latest: await latestRequest(db, account.id, "rolling"),
  };
}

/** By member: what counts in the account's line. Corrections are in both sums. */
export async function rollingMembers(
  db: Queryable,
  account: Member,
  { scope, ...query }: InferOutput<typeof RollingMembersQuery>,
): Promise<RollingMemberPage> {
  const isManager = accountKind(account) === "manager";
  const parts = (await readParts(db, account, ROLLING_SCOPES[scope])).filter(({ share }) => share === "line");
  const total = await db.$count(member, eq(member.recommenderId, account.id));
  return paginate(query, total, async ({ limit, offset }) => {
    const people = await db
      .select({ id: member.id, userId: member.userId, nickname: member.nickname, level: member.level })
      .from(member)
      .where(eq(member.recommenderId, account.id))
      .orderBy(sql`${member.createdAt} desc`, member.userId)
      .limit(limit)
      .offset(offset);
    const sums = await countedOf(db, account.id, parts, people);
    return people.map(({ id, userId, nickname, level }) => ({
      userId: isManager ? userId : null,
      nickname: isManager ? nickname : maskNickname(nickname),
      level,
      parts: parts.map(({ category, rate }) => {
        const { before, after } = sums.get(`${id} ${category}`) ?? { before: 0, after: 0 };
        return { category, percent: rate, before, after, won: Number((BigInt(before) * BigInt(rate)) / 10_000n) };
      }),
    }));
  });
}

async function countedOf(
  db: Queryable,
  receiverId: string,
  parts: readonly { category: RollingCategory; mark: number }[],
  people: readonly { id: string }[],
): Promise<Map<string, { before: number; after: number }>> {
  if (people.length === 0) return new Map();
  const marks = parts.map(({ category, mark }) => sql`(${category}::text, ${mark}::bigint)`);
  const rows = await rowsFrom(
    db,
    sql`
    select person.name as member_id, part.category, sums.before, sums.after
    from ${listOf(people.map(({ id }) => id))} person(name)
    cross join (values ${sql.join(marks, sql`, `)}) part(category, mark)
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.id > part.mark), 0) as before,
        coalesce(sum(e.amount) filter (where e.id <= part.mark), 0) as after
      from rolling_entry e
      where e.share = 'line' and e.receiver_id = ${receiverId} and e.member_id = person.name
        and e.category = part.category) sums`,
  );
  return new Map(
    rows.map((row) => [
      `${String(row.member_id)} ${String(row.category)}`,
      { before: Number(row.before), after: Number(row.after) },
    ]),
  );
}
