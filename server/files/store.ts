// Uploaded images in the database, so that every node serves them.
import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Uploaded } from "../../src/api/contract/files.ts";
import type { Counter } from "../session/attempts.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { file, post, postImage } from "../db/schema.ts";
import type { EncodedImage } from "./reencode.ts";

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;
const UPLOADS = { member: 20, operator: 200 };

export function uploadCounters(ownerId: string, isOperator: boolean): Counter[] {
  const max = isOperator ? UPLOADS.operator : UPLOADS.member;
  return [{ name: `upload:${ownerId}`, max, windowMs: TEN_MINUTES_MS }];
}

/** Keeps an image under a random name. `isKept` false: it is removed after a day, unless a post takes it. */
export async function storeImage(
  db: Queryable,
  clock: Clock,
  { contents, width, height }: EncodedImage,
  { ownerId, isKept }: { ownerId: string; isKept: boolean },
): Promise<Uploaded> {
  const name = `${randomBytes(16).toString("hex")}.webp`;
  const createdAt = dateNow(clock);
  await db
    .insert(file)
    .values({ name, ownerId, contents, width, height, createdAt, keptAt: isKept ? createdAt : null });
  return { name, width, height };
}

export interface StoredImage {
  contents: Uint8Array;
  /** A post shows it: it is gone when the post is. */
  isOfPost: boolean;
}

/** Null for an image that is not there, and for one of posts of which none is shown. */
export async function readImage(db: Queryable, name: string): Promise<StoredImage | null> {
  const [row] = await db.select({ contents: file.contents }).from(file).where(eq(file.name, name));
  if (!row) return null;
  const posts = await db
    .select({ deletedAt: post.deletedAt, hiddenAt: post.hiddenAt })
    .from(postImage)
    .innerJoin(post, eq(post.id, postImage.postId))
    .where(eq(postImage.name, name));
  const isShown = posts.length === 0 || posts.some(({ deletedAt, hiddenAt }) => !deletedAt && !hiddenAt);
  return isShown ? { contents: row.contents, isOfPost: posts.length > 0 } : null;
}

/** Removes images that no post took within a day. */
export async function forgetUnkeptImages({ database, clock }: ServerContext): Promise<void> {
  const old = lt(file.createdAt, new Date(clock.now() - DAY_MS));
  await database.db.delete(file).where(and(isNull(file.keptAt), old));
}
