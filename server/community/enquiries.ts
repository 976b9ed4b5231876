// Enquiries to the customer centre, as members and operators read them.
import { aliasedTable, and, asc, desc, eq, ilike, isNotNull, isNull, or } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type {
  OperatorEnquiriesQuery,
  OperatorEnquiryPage,
  EnquiriesQuery,
  Enquiry,
  EnquiryPage,
} from "../../src/api/contract/community/customer.ts";
import type { Counter } from "../session/attempts.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable } from "../db/open.ts";
import { enquiry, member } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { containing } from "../lists/containing.ts";
import { paginate } from "../lists/paginate.ts";

const TEN_MINUTES_MS = 600_000;
const HOUR_MS = 3_600_000;
export const enquiryCounters = (memberId: string): Counter[] => [
  { name: `enquiry:${memberId}`, max: 5, windowMs: TEN_MINUTES_MS },
];
/** Many people may sit behind one address, so an hour is the window and not a day. */
export const guestCounters = (address: string): Counter[] => [
  { name: `guest-enquiry:${address}`, max: 3, windowMs: HOUR_MS },
];

type Row = typeof enquiry.$inferSelect;

/** Own enquiries that are not deleted. */
export const isOwn = (memberId: string) => and(eq(enquiry.memberId, memberId), isNull(enquiry.deletedAt));

function lineOf({ id, kind, title, createdAt, answeredAt, readAt }: Row): EnquiryPage["items"][number] {
  return {
    id,
    kind: kind as Enquiry["kind"],
    title,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    isUnread: answeredAt !== null && readAt === null,
  };
}

export async function enquiryPage(
  db: Queryable,
  memberId: string,
  query: InferOutput<typeof EnquiriesQuery>,
): Promise<EnquiryPage> {
  const wanted = isOwn(memberId);
  const unread = await db.$count(enquiry, and(wanted, isNotNull(enquiry.answeredAt), isNull(enquiry.readAt)));
  const page = await paginate(query, await db.$count(enquiry, wanted), async ({ limit, offset }) => {
    const rows = await db.select().from(enquiry).where(wanted).orderBy(desc(enquiry.id)).limit(limit).offset(offset);
    return rows.map(lineOf);
  });
  return { ...page, unread };
}

/** Throws ApiError not_found for what is not the member's. */
export async function readEnquiry(db: Queryable, clock: Clock, memberId: string, id: string): Promise<Enquiry> {
  const mine = and(isOwn(memberId), eq(enquiry.id, id));
  const [row] = await db.select().from(enquiry).where(mine);
  if (!row) throw new ApiError("not_found");
  // The first time that it was read stays.
  if (row.answeredAt && !row.readAt)
    await db
      .update(enquiry)
      .set({ readAt: dateNow(clock) })
      .where(and(mine, isNull(enquiry.readAt)));
  return { ...lineOf(row), isUnread: false, contents: row.contents, answer: row.answer };
}

const answerer = aliasedTable(member, "answerer");

/** Enquiries as operators work on them. */
export async function operatorEnquiryPage(
  db: Queryable,
  query: InferOutput<typeof OperatorEnquiriesQuery>,
): Promise<InferOutput<typeof OperatorEnquiryPage>> {
  const pattern = query.text && containing(query.text);
  const wanted = and(
    isNull(enquiry.deletedAt),
    query.kind && eq(enquiry.kind, query.kind),
    query.state && (query.state === "waiting" ? isNull(enquiry.answeredAt) : isNotNull(enquiry.answeredAt)),
    pattern
      ? or(
          ilike(enquiry.title, pattern),
          ilike(enquiry.contents, pattern),
          ilike(enquiry.guestName, pattern),
          ilike(enquiry.guestContact, pattern),
          ilike(member.userId, pattern),
          ilike(member.nickname, pattern),
        )
      : undefined,
  );
  const joined = db
    .select({ row: enquiry, userId: member.userId, nickname: member.nickname, answeredBy: answerer.userId })
    .from(enquiry)
    .leftJoin(member, eq(member.id, enquiry.memberId))
    .leftJoin(answerer, eq(answerer.id, enquiry.answeredBy))
    .where(wanted);
  const order = query.state === "waiting" ? asc(enquiry.id) : desc(enquiry.id);
  return paginate(query, await db.$count(joined.as("found")), async ({ limit, offset }) => {
    const rows = await joined.orderBy(order).limit(limit).offset(offset);
    return rows.map(({ row, userId, nickname, answeredBy }) => ({
      id: row.id,
      kind: row.kind as "general",
      userId,
      name: nickname ?? row.guestName ?? "",
      contact: row.guestContact,
      title: row.title,
      contents: row.contents,
      createdAt: row.createdAt.toISOString(),
      answer: row.answer,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      answeredBy,
      isRead: row.readAt !== null,
    }));
  });
}
