// Posts and comments of the free board as members read them.
import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  AttachedBet,
  CommentPage,
  CommentsQuery,
  Post,
  PostPage,
  PostsQuery,
} from "../../src/api/contract/community/board.ts";
import { maskWon } from "../../src/domain/common/plain-text.ts";
import { loadBets } from "../sports/betting/bet-wire.ts";
import type { Queryable } from "../db/open.ts";
import { file, member, post, postBet, postComment, postImage, postView } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { countListed } from "../lists/counts.ts";
import { paginate, paginateFromEnds, paginateFromStart } from "../lists/paginate.ts";
import { countFound, MOST_FOUND, searchPosts } from "./search.ts";

export const isShown = and(isNull(post.deletedAt), isNull(post.hiddenAt));
const isCommentShown = and(isNull(postComment.deletedAt), isNull(postComment.hiddenAt));

const numberOf = (table: typeof postBet | typeof postImage) =>
  sql<number>`(select count(*)::int from ${table} where ${table.postId} = ${post.id})`;
const shownComments = sql<number>`(select count(*)::int from ${postComment} where ${postComment.postId} = ${post.id} and ${isCommentShown})`;

const LINE = {
  id: post.id,
  title: post.title,
  nickname: member.nickname,
  level: member.level,
  memberId: post.memberId,
  createdAt: post.createdAt,
  views: post.views,
  comments: shownComments,
};

/** One page of the posts that are shown, the newest first. */
export async function postPage(
  db: Queryable,
  readerId: string,
  query: InferOutput<typeof PostsQuery>,
): Promise<PostPage> {
  const search = query.text ? await searchPosts(db, query.text) : null;
  const isMine = query.mine ? eq(post.memberId, readerId) : undefined;
  const wanted = and(search ? search.wanted : isShown, isMine);
  const total = search
    ? await countFound(db, { ...search, wanted })
    : await countListed(db, { list: "post", owner: query.mine ? readerId : "" });
  // What is cut has no end to be read from.
  const pages = search ? paginateFromStart : paginateFromEnds;
  const found = await pages(query, total, async ({ limit, offset }, newestFirst) => {
    const rows = await db
      .select({ ...LINE, bets: numberOf(postBet), images: numberOf(postImage) })
      .from(post)
      .innerJoin(member, eq(member.id, post.memberId))
      .where(wanted)
      .orderBy(...newestFirst(post.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ memberId, createdAt, ...row }) => ({
      ...row,
      isMine: memberId === readerId,
      createdAt: createdAt.toISOString(),
    }));
  });
  return { ...found, isCut: search?.isCommon === true && total >= MOST_FOUND };
}

/** A post with what stands in it. The reader is counted once. Throws ApiError not_found. */
export async function readPost(db: Queryable, readerId: string, id: string): Promise<Post> {
  const [row] = await db
    .select({ ...LINE, contents: post.contents, editedAt: post.editedAt })
    .from(post)
    .innerJoin(member, eq(member.id, post.memberId))
    .where(and(eq(post.id, id), isShown));
  if (!row) throw new ApiError("not_found");
  const [bets, images, isNew] = [await betsOf(db, id), await imagesOf(db, id), await countView(db, readerId, id)];
  const { memberId, createdAt, editedAt, views, ...rest } = row;
  return {
    ...rest,
    isMine: memberId === readerId,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    views: views + (isNew ? 1 : 0),
    bets,
    images,
  };
}

async function countView(db: Queryable, memberId: string, postId: string): Promise<boolean> {
  const added = await db
    .insert(postView)
    .values({ postId, memberId })
    .onConflictDoNothing()
    .returning({ id: postView.postId });
  if (added.length === 0) return false;
  await db
    .update(post)
    .set({ views: sql`${post.views} + 1` })
    .where(eq(post.id, postId));
  return true;
}

/** The amounts leave the server masked. */
async function betsOf(db: Queryable, postId: string): Promise<AttachedBet[]> {
  const rows = await db
    .select({ betId: postBet.betId })
    .from(postBet)
    .where(eq(postBet.postId, postId))
    .orderBy(asc(postBet.position));
  const bets = await loadBets(
    db,
    rows.map((row) => row.betId),
  );
  return bets.map(({ id, status, acceptance, price, placedAt, picks, stake, payout }) => ({
    id,
    status,
    acceptance,
    price,
    placedAt,
    picks,
    stake: maskWon(stake),
    payout: maskWon(payout),
  }));
}

function imagesOf(db: Queryable, postId: string): Promise<Post["images"]> {
  return db
    .select({ name: file.name, width: file.width, height: file.height })
    .from(postImage)
    .innerJoin(file, eq(file.name, postImage.name))
    .where(eq(postImage.postId, postId))
    .orderBy(asc(postImage.position));
}

/** One page of the comments that are shown, the oldest first. Throws ApiError not_found. */
export async function commentPage(
  db: Queryable,
  readerId: string,
  postId: string,
  query: InferOutput<typeof CommentsQuery>,
): Promise<CommentPage> {
  if ((await db.$count(post, and(eq(post.id, postId), isShown))) === 0) throw new ApiError("not_found");
  const wanted = and(eq(postComment.postId, postId), isCommentShown);
  const [counted] = await db.select({ n: count() }).from(postComment).where(wanted);
  return paginate(query, counted?.n ?? 0, async ({ limit, offset }) => {
    const rows = await db
      .select({
        id: postComment.id,
        contents: postComment.contents,
        memberId: postComment.memberId,
        nickname: member.nickname,
        level: member.level,
        createdAt: postComment.createdAt,
        editedAt: postComment.editedAt,
      })
      .from(postComment)
      .innerJoin(member, eq(member.id, postComment.memberId))
      .where(wanted)
      .orderBy(asc(postComment.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ memberId, createdAt, editedAt, ...row }) => ({
      ...row,
      isMine: memberId === readerId,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
    }));
  });
}
