// What operators sent, and who has read it.
import { and, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InferOutput } from "valibot";
import {
  type AUDIENCES,
  type Mailing,
  type MailingDetail,
  type MailingsQuery,
  MOST_READS,
  type Receiver,
  type ReceiversQuery,
} from "../../../src/api/contract/operator/mailings.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { Queryable } from "../../db/open.ts";
import { mailing, member, message } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { EXPORT_BATCH, rowsByKey } from "../../export/rows-by-key.ts";
import { paginate, paginateFromEnds } from "../../lists/paginate.ts";

const sender = alias(member, "sender");
const recaller = alias(member, "recaller");

const LINE = {
  id: mailing.id,
  sentAt: mailing.sentAt,
  sentBy: sender.userId,
  title: mailing.title,
  audience: mailing.audience,
  audienceOf: mailing.audienceOf,
  sent: mailing.sent,
  recalledAt: mailing.recalledAt,
};
type Line = { sentAt: Date; recalledAt: Date | null; audience: string };

const lineOnWire = <L extends Line>(line: L) => ({
  ...line,
  audience: line.audience as (typeof AUDIENCES)[number],
  sentAt: line.sentAt.toISOString(),
  recalledAt: line.recalledAt?.toISOString() ?? null,
});

const isRead = isNotNull(message.readAt);
const readsOf = (id: string) => and(eq(message.mailingId, id), isRead);

/** Reads of each are counted up to MOST_READS and one more: of a page of messages to everybody that is 150,000 entries of an index. */
export async function listMailings(
  db: Queryable,
  { state, ...asked }: InferOutput<typeof MailingsQuery>,
): Promise<PageOf<Mailing>> {
  const wanted = state && (state === "recalled" ? isNotNull(mailing.recalledAt) : isNull(mailing.recalledAt));
  return paginate(asked, await db.$count(mailing, wanted), async ({ limit, offset }) => {
    const rows = await db
      .select({
        ...LINE,
        read: sql`(select count(*) from (select 1 from ${message} r where r.mailing_id = ${mailing.id}
          and r.read_at is not null limit ${MOST_READS + 1}) reads)`.mapWith(Number),
      })
      .from(mailing)
      .innerJoin(sender, eq(sender.id, mailing.sentBy))
      .where(wanted)
      .orderBy(desc(mailing.id))
      .limit(limit)
      .offset(offset);
    return rows.map(lineOnWire);
  });
}

/** Throws ApiError not_found. */
export async function readMailing(db: Queryable, id: string): Promise<MailingDetail> {
  const [row] = await db
    .select({
      ...LINE,
      contents: mailing.contents,
      recalledBy: recaller.userId,
      recallReason: mailing.recallReason,
    })
    .from(mailing)
    .innerJoin(sender, eq(sender.id, mailing.sentBy))
    .leftJoin(recaller, eq(recaller.id, mailing.recalledBy))
    .where(eq(mailing.id, id));
  if (!row) throw new ApiError("not_found");
  return { ...lineOnWire(row), read: await db.$count(message, readsOf(id)) };
}

/** In the order in which it was sent to them, the last first. Throws ApiError not_found. */
export async function listReceivers(
  db: Queryable,
  id: string,
  { state, ...asked }: InferOutput<typeof ReceiversQuery>,
): Promise<PageOf<Receiver>> {
  const [row] = await db.select({ sent: mailing.sent }).from(mailing).where(eq(mailing.id, id));
  if (!row) throw new ApiError("not_found");
  const wanted = wantedOf(id, state);
  // How many it was sent to is known without counting.
  const total = state === undefined ? row.sent : await countOf(db, wanted);
  return paginateFromEnds(asked, total, async ({ limit, offset }, newestFirst) => {
    const rows = await receiversIn(db, wanted)
      .orderBy(...newestFirst(message.id))
      .limit(limit)
      .offset(offset);
    return rows.map(receiverOnWire);
  });
}

export async function* exportedReceivers(
  db: Queryable,
  id: string,
  state: InferOutput<typeof ReceiversQuery>["state"],
): AsyncGenerator<Receiver, void> {
  const wanted = wantedOf(id, state);
  const rows = rowsByKey(
    (after: string | null) =>
      receiversIn(db, and(wanted, after === null ? undefined : lt(message.id, after)))
        .orderBy(desc(message.id))
        .limit(EXPORT_BATCH),
    (row) => row.id,
  );
  for await (const row of rows) yield receiverOnWire(row);
}

function wantedOf(id: string, state: "read" | "unread" | undefined): SQL | undefined {
  return and(eq(message.mailingId, id), state && (state === "read" ? isRead : isNull(message.readAt)));
}

async function countOf(db: Queryable, wanted: SQL | undefined): Promise<number> {
  const [row] = await db.select({ n: count() }).from(message).where(wanted);
  return row?.n ?? 0;
}

const receiversIn = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({
      id: message.id,
      userId: member.userId,
      nickname: member.nickname,
      level: member.level,
      readAt: message.readAt,
    })
    .from(message)
    .innerJoin(member, eq(member.id, message.memberId))
    .where(wanted)
    .$dynamic();

type Row = Omit<Receiver, "readAt"> & { id: string; readAt: Date | null };
const receiverOnWire = ({ id: _id, readAt, ...row }: Row): Receiver => ({
  ...row,
  readAt: readAt?.toISOString() ?? null,
});
