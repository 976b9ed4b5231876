// The member's inbox.
import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/community/message.endpoints.ts";
import { unreadMessages } from "../../src/api/contract/community/unread.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { message } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { paginate } from "../lists/paginate.ts";
import { countUnread, isInInbox, publishUnread } from "./unread.ts";

const inbox = (memberId: string) => and(eq(message.memberId, memberId), isInInbox);

export const messageRoutes: Routes = (app, context) => {
  const { db } = context.database;
  /** Marks these messages of the inbox as read or deleted now. */
  const marked = (memberId: string, as: "readAt" | "deletedAt", which: SQL) => async (tx: Tx) => {
    await tx
      .update(message)
      .set({ [as]: dateNow(context.clock) })
      .where(and(inbox(memberId), which));
    return { status: 204 } as const;
  };

  serve(app, context, unreadMessages, { summary: "읽지 않은 쪽지의 수", tag: "message" })((request) =>
    countUnread(db, memberOf(request).id),
  );

  serve(app, context, endpoints.messages, { summary: "쪽지함, 새 것부터", tag: "message" })(async (request) => {
    const { id: memberId } = memberOf(request);
    const mine = inbox(memberId);
    const found = await paginate(request.query, await db.$count(message, mine), async ({ limit, offset }) => {
      const rows = await db
        .select()
        .from(message)
        .where(mine)
        .orderBy(desc(message.sentAt), desc(message.id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ id, title, contents, sentAt, readAt, recalledAt }) => ({
        id,
        title,
        contents: recalledAt ? "" : contents,
        isRecalled: recalledAt !== null,
        sentAt: sentAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      }));
    });
    return { ...found, unread: await countUnread(db, memberId) };
  });

  serve(app, context, endpoints.readAllMessages, { summary: "모든 쪽지를 읽음으로 합니다.", tag: "message" })(
    (request, run) => {
      const { id: memberId } = memberOf(request);
      return run({
        work: marked(memberId, "readAt", isNull(message.readAt)),
        after: () => publishUnread(context, [memberId]),
      });
    },
  );

  serve(app, context, endpoints.readMessage, { summary: "쪽지를 읽음으로 합니다.", tag: "message" })(
    async (request) => {
      const mine = and(inbox(memberOf(request).id), eq(message.id, request.params.id));
      const [row] = await db.select({ readAt: message.readAt }).from(message).where(mine);
      if (!row) throw new ApiError("not_found");
      // The first time that it was read stays.
      if (row.readAt) return;
      await db
        .update(message)
        .set({ readAt: dateNow(context.clock) })
        .where(and(mine, isNull(message.readAt)));
      await publishUnread(context, [memberOf(request).id]);
    },
  );

  serve(app, context, endpoints.removeReadMessages, { summary: "읽은 쪽지를 모두 지웁니다.", tag: "message" })(
    (request, run) => {
      return run({ work: marked(memberOf(request).id, "deletedAt", isNotNull(message.readAt)) });
    },
  );

  serve(app, context, endpoints.removeMessage, { summary: "쪽지를 지웁니다.", tag: "message" })(async (request) => {
    const rows = await db
      .update(message)
      .set({ deletedAt: dateNow(context.clock) })
      .where(and(inbox(memberOf(request).id), eq(message.id, request.params.id)))
      .returning({ readAt: message.readAt });
    const [deleted] = rows;
    if (!deleted) throw new ApiError("not_found");
    if (!deleted.readAt) await publishUnread(context, [memberOf(request).id]);
  });
};
