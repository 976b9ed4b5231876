// Which articles members see: those that are shown, from their time on. Whoever lists, counts or finds one asks here.
import { and, desc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { type Clock, dateNow } from "../clock.ts";
import { article } from "../db/schema.ts";

export const isSeenNow = (clock: Clock) =>
  and(eq(article.isShown, true), or(isNull(article.showsFrom), lte(article.showsFrom, dateNow(clock))));

/** When an article was shown first: members know no other time of it. */
export const SEEN_SINCE = sql<Date>`coalesce(${article.showsFrom}, ${article.createdAt})`.mapWith(article.createdAt);

/** Notices and news: pinned ones, then the newest. */
export const NEWEST_ARTICLES = [desc(article.isPinned), desc(SEEN_SINCE), desc(article.id)];
