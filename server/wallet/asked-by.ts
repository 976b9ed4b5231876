// Of the operators' queues: whose requests, and from which days.
import { and, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../db/open.ts";
import { member } from "../db/schema.ts";
import { betweenDays } from "../lists/between-days.ts";
import { containing } from "../lists/containing.ts";

/** Rows of members whose id or nickname contains the text, between two days of Seoul. */
export function askedBy(
  db: Queryable,
  { memberId, createdAt }: { memberId: PgColumn; createdAt: PgColumn },
  { text, ...days }: { text?: string | undefined; from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  const named = text ? or(ilike(member.userId, containing(text)), ilike(member.nickname, containing(text))) : undefined;
  return and(
    named && inArray(memberId, db.select({ id: member.id }).from(member).where(named)),
    betweenDays(createdAt, days),
  );
}
