// The operator writes to members: messages and popups, sanitised before they are kept.
import { asc, eq } from "drizzle-orm";
import {
  AdminPopupList,
  IdParams,
  MessageRequest,
  MessagesSent,
  PopupRequest,
} from "../../src/api/contract/operator.ts";
import { accountKind } from "../../src/domain/account.ts";
import { describeRoute, type Routes } from "../app.ts";
import { memberByUserId } from "../auth/members.ts";
import { dateNow } from "../clock.ts";
import { member, message, popup } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";
import { sanitizeContents, plainText } from "../settings/sanitize.ts";

/** Rows of one INSERT, which takes at most 65,535 parameters. */
const CHUNK = 1_000;

export const operatorContentRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.post(
    "/api/admin/messages",
    describeRoute({
      access: "admin",
      summary: "회원 한 명에게, 또는 모든 회원(all)에게 쪽지를 보냅니다.",
      tag: "operator",
      body: MessageRequest,
      response: { 201: MessagesSent },
    }),
    async (request, reply) => {
      const { userId } = request.body;
      const receivers =
        userId === "all"
          ? (await db.select().from(member)).filter((row) => accountKind(row) === "member")
          : [await memberByUserId(db, userId)];
      const title = plainText(request.body.title);
      const contents = sanitizeContents(request.body.contents);
      const sentAt = dateNow(context.clock);
      await db.transaction(async (tx) => {
        for (let from = 0; from < receivers.length; from += CHUNK)
          await tx
            .insert(message)
            .values(
              receivers
                .slice(from, from + CHUNK)
                .map((receiver) => ({ id: newId(), memberId: receiver.id, title, contents, sentAt })),
            );
      });
      return reply.code(201).send({ sent: receivers.length });
    },
  );

  app.get(
    "/api/admin/popups",
    describeRoute({ access: "admin", summary: "모든 팝업", tag: "operator", response: { 200: AdminPopupList } }),
    async () => ({ items: await db.select().from(popup).orderBy(asc(popup.position), asc(popup.id)) }),
  );

  app.put(
    "/api/admin/popups/:id",
    describeRoute({
      access: "admin",
      summary: "팝업을 만들거나 고칩니다.",
      tag: "operator",
      params: IdParams,
      body: PopupRequest,
      response: { 204: null },
    }),
    async (request, reply) => {
      const row = {
        ...request.body,
        title: plainText(request.body.title),
        contents: sanitizeContents(request.body.contents),
      };
      await db
        .insert(popup)
        .values({ id: request.params.id, ...row })
        .onConflictDoUpdate({ target: popup.id, set: row });
      return reply.code(204).send();
    },
  );

  app.delete(
    "/api/admin/popups/:id",
    describeRoute({
      access: "admin",
      summary: "팝업을 지웁니다.",
      tag: "operator",
      params: IdParams,
      response: { 204: null },
    }),
    async (request, reply) => {
      const rows = await db.delete(popup).where(eq(popup.id, request.params.id)).returning({ id: popup.id });
      if (rows.length === 0) throw new ApiError("not_found");
      return reply.code(204).send();
    },
  );
};
