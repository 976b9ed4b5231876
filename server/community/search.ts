// Looking for a text in posts: docs/decisions/list-counts.md. An index holds each pair and triple of neighbouring
// characters of a post; a common text is found faster by reading the newest posts.
import { and, gte, ilike, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../db/open.ts";
import { member, post } from "../db/schema.ts";
import { containing } from "../lists/containing.ts";

/** The newest posts tell how common a text is: common, where one in ten of them has it. */
const SAMPLE = 1_000;
const COMMON = SAMPLE / 10;
/** Of a common text so many posts are found, and no older ones. */
export const MOST_FOUND = 300;
/** One character has no pair: it is looked for in so many of the newest posts. */
const WINDOW = 10_000;
const MOST_WRITERS = 50;

const isListed = and(isNull(post.deletedAt), isNull(post.hiddenAt));

export interface Search {
  wanted: SQL | undefined;
  /** More than MOST_FOUND may match. */
  isCommon: boolean;
}

/** Which posts have the text in their title, contents or writer's name, in the letters' case as it is or not. */
export async function searchPosts(db: Queryable, text: string): Promise<Search> {
  const pattern = containing(text);
  const isSaid = or(ilike(post.title, pattern), ilike(post.contents, pattern));
  const writers = await db
    .select({ id: member.id })
    .from(member)
    .where(ilike(member.nickname, pattern))
    .limit(MOST_WRITERS);
  const ids = writers.map(({ id }) => id);
  const isWritten = ids.length > 0 ? inArray(post.memberId, ids) : undefined;
  if (text.length < 2) return { wanted: and(isListed, await isInWindow(db), or(isSaid, isWritten)), isCommon: true };
  const newest = db
    .select()
    .from(post)
    .where(isListed)
    .orderBy(sql`${post.id} desc`)
    .limit(SAMPLE)
    .as("newest");
  const [sample] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(newest)
    .where(
      or(
        ilike(newest.title, pattern),
        ilike(newest.contents, pattern),
        ids.length > 0 ? inArray(newest.memberId, ids) : undefined,
      ),
    );
  const isCommon = (sample?.count ?? 0) >= COMMON;
  const hasParts = sql`search_parts(${post.title} || ' ' || ${post.contents}) @> search_needles(${text})`;
  return { wanted: and(isListed, or(isCommon ? isSaid : and(hasParts, isSaid), isWritten)), isCommon };
}

/** How many match, at most MOST_FOUND of a common text. */
export async function countFound(db: Queryable, { wanted, isCommon }: Search): Promise<number> {
  if (!isCommon) return db.$count(post, wanted);
  const first = db
    .select({ id: post.id })
    .from(post)
    .where(wanted)
    .orderBy(sql`${post.id} desc`)
    .limit(MOST_FOUND)
    .as("first");
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(first);
  return row?.count ?? 0;
}

async function isInWindow(db: Queryable): Promise<SQL | undefined> {
  const [oldest] = await db
    .select({ id: post.id })
    .from(post)
    .where(isListed)
    .orderBy(sql`${post.id} desc`)
    .offset(WINDOW)
    .limit(1);
  return oldest && gte(post.id, oldest.id);
}
