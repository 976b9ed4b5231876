// The member's inbox.
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { MessageList, MessagesQuery, UnreadCount } from "../../src/api/contract/member.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import { message } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";
import { countUnread, publishUnread } from "../messages/unread.ts";

const inbox = (memberId: string) => and(eq(message.memberId, memberId), isNull(message.deletedAt));

export const messageRoutes: Routes = (app, context) => {
  const { db } = context.database;
  app.get(
    "/api/message/unread",
    describeRoute({ access: "member", summary: "읽지 않은 쪽지의 수", tag: "message", response: { 200: UnreadCount } }),
    async (request, reply) => {
      const unread = await countUnread(db, memberOf(request).id);
      // A bare number is no payload that Fastify takes as it is.
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(unread));
    },
  );

  app.get(
    "/api/message",
    describeRoute({
      access: "member",
      summary: "쪽지함, 새 것부터",
      tag: "message",
      querystring: MessagesQuery,
      response: { 200: MessageList },
    }),
    async (request) => {
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
        return rows.map(({ id, title, contents, sentAt, readAt }) => ({
          id,
          title,
          contents,
          sentAt: sentAt.toISOString(),
          readAt: readAt?.toISOString() ?? null,
        }));
      });
      return { ...found, unread: await countUnread(db, memberId) };
    },
  );

  app.post(
    "/api/message/read-all",
    describeRoute({
      access: "member",
      summary: "모든 쪽지를 읽음으로 합니다.",
      tag: "message",
      response: { 204: null },
    }),
    async (request, reply) => {
      await db
        .update(message)
        .set({ readAt: dateNow(context.clock) })
        .where(and(inbox(memberOf(request).id), isNull(message.readAt)));
      await publishUnread(context, [memberOf(request).id]);
      return reply.code(204).send();
    },
  );

  app.post(
    "/api/message/:id/read",
    describeRoute({
      access: "member",
      summary: "쪽지를 읽음으로 합니다.",
      tag: "message",
      params: IdParams,
      response: { 204: null },
    }),
    async (request, reply) => {
      const mine = and(inbox(memberOf(request).id), eq(message.id, request.params.id));
      const [row] = await db.select({ readAt: message.readAt }).from(message).where(mine);
      if (!row) throw new ApiError("not_found");
      // The first time that it was read stays.
      if (!row.readAt) {
        await db
          .update(message)
          .set({ readAt: dateNow(context.clock) })
          .where(mine);
        await publishUnread(context, [memberOf(request).id]);
      }
      return reply.code(204).send();
    },
  );

  app.delete(
    "/api/message",
    describeRoute({
      access: "member",
      summary: "읽은 쪽지를 모두 지웁니다.",
      tag: "message",
      response: { 204: null },
    }),
    async (request, reply) => {
      await db
        .update(message)
        .set({ deletedAt: dateNow(context.clock) })
        .where(and(inbox(memberOf(request).id), isNotNull(message.readAt)));
      return reply.code(204).send();
    },
  );

  app.delete(
    "/api/message/:id",
    describeRoute({
      access: "member",
      summary: "쪽지를 지웁니다.",
      tag: "message",
      params: IdParams,
      response: { 204: null },
    }),
    async (request, reply) => {
      const rows = await db
        .update(message)
        .set({ deletedAt: dateNow(context.clock) })
        .where(and(inbox(memberOf(request).id), eq(message.id, request.params.id)))
        .returning({ readAt: message.readAt });
      const [deleted] = rows;
      if (!deleted) throw new ApiError("not_found");
      if (!deleted.readAt) await publishUnread(context, [memberOf(request).id]);
      return reply.code(204).send();
    },
  );
};
