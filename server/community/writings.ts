// Posts and comments as an operator finds them, in whatever state.
import { and, desc, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { WritingPage, WritingsQuery, WritingState } from "../../src/api/contract/operator/board.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable } from "../db/open.ts";
import { member, post, postComment, writingBan } from "../db/schema.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";

type Table = typeof post | typeof postComment;

/** Deleted counts before hidden. */
function inState(table: Table, state: WritingState): SQL | undefined {
  if (state === "deleted") return isNotNull(table.deletedAt);
  return and(isNull(table.deletedAt), state === "hidden" ? isNotNull(table.hiddenAt) : isNull(table.hiddenAt));
}

export async function writingPage(
  db: Queryable,
  clock: Clock,
  query: InferOutput<typeof WritingsQuery>,
): Promise<WritingPage> {
  const table = query.kind === "post" ? post : postComment;
  const pattern = query.text && containing(query.text);
  const wanted = and(
    query.state && inState(table, query.state),
    pattern
      ? or(
          ilike(table.contents, pattern),
          ilike(member.nickname, pattern),
          ilike(member.userId, pattern),
          query.kind === "post" ? ilike(post.title, pattern) : undefined,
        )
      : undefined,
  );
  const [counted] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(member, eq(member.id, table.memberId))
    .where(wanted);
  const bans = or(isNull(writingBan.endsAt), gt(writingBan.endsAt, dateNow(clock)));
  const columns = {
    id: table.id,
    postId: query.kind === "post" ? post.id : postComment.postId,
    title:
      query.kind === "post" ? post.title : sql<string>`(select p.title from post p where p.id = ${postComment.postId})`,
    contents: table.contents,
    userId: member.userId,
    nickname: member.nickname,
    createdAt: table.createdAt,
    deletedAt: table.deletedAt,
    hiddenAt: table.hiddenAt,
    reason: table.hiddenReason,
    isBanned: sql<boolean>`exists (select 1 from ${writingBan} where ${writingBan.memberId} = ${member.id} and ${bans})`,
  };
  return paginate(query, counted?.n ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select(columns)
      .from(table)
      .innerJoin(member, eq(member.id, table.memberId))
      .where(wanted)
      .orderBy(desc(table.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ createdAt, deletedAt, hiddenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      state: deletedAt ? ("deleted" as const) : hiddenAt ? ("hidden" as const) : ("shown" as const),
    }));
  });
}
