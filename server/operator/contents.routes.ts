// The operator writes to members: messages and popups, sanitised before they are kept.
import { asc, eq, inArray } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/contents.endpoints.ts";
import type { MessageRequest } from "../../src/api/contract/operator/operator.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import type { Routes } from "../app.ts";
import { memberByUserId } from "../account/members.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { member, message, popup } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import { newId } from "../ids.ts";
import { publishUnread } from "../community/unread.ts";
import { sanitizeContents, plainText } from "../community/sanitize.ts";

/** Rows of one INSERT, which takes at most 65,535 parameters. */
const CHUNK = 1_000;

export const operatorContentRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.sendMessages, {
    perMinute: 60,
    summary: "회원 한 명, 여러 명, 한 레벨, 또는 모든 회원(all)에게 쪽지를 보냅니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ body }, run) => {
    let receivers: string[] = [];
    return run({
      work: async (tx) => {
        receivers = await sendMessages(tx, context.clock, body);
        return { status: 201, body: { sent: receivers.length } };
      },
      after: () => publishUnread(context, receivers),
    });
  });

  serve(app, context, endpoints.allPopups, { summary: "모든 팝업", tag: "operator" })(async () => ({
    items: await db.select().from(popup).orderBy(asc(popup.position), asc(popup.id)),
  }));

  serve(app, context, endpoints.savePopup, {
    summary: "팝업을 만들거나 고칩니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ params, body }, run) => {
    const row = { ...body, title: plainText(body.title), contents: sanitizeContents(body.contents) };
    return run({
      work: async (tx) => {
        await tx
          .insert(popup)
          .values({ id: params.id, ...row })
          .onConflictDoUpdate({ target: popup.id, set: row });
        return { status: 204 };
      },
    });
  });

  serve(app, context, endpoints.removePopup, { summary: "팝업을 지웁니다.", tag: "operator" })(({ params }, run) =>
    run({
      work: async (tx) => {
        const rows = await tx.delete(popup).where(eq(popup.id, params.id)).returning({ id: popup.id });
        if (rows.length === 0) throw new ApiError("not_found");
        return { status: 204 };
      },
    }),
  );
};

/** Returns the ids of the receivers. Throws ApiError not_found for an unknown member. */
async function sendMessages(tx: Tx, clock: Clock, written: MessageRequest): Promise<string[]> {
  const receivers = await receiversOf(tx, written);
  const title = plainText(written.title);
  const contents = sanitizeContents(written.contents);
  const sentAt = dateNow(clock);
  for (let from = 0; from < receivers.length; from += CHUNK)
    await tx
      .insert(message)
      .values(
        receivers
          .slice(from, from + CHUNK)
          .map((receiver) => ({ id: newId(), memberId: receiver.id, title, contents, sentAt })),
      );
  return receivers.map((receiver) => receiver.id);
}

/** Throws ApiError not_found for an unknown member, and bad_request for unknown ones of several and without a receiver. */
async function receiversOf(tx: Tx, { userId, userIds, level }: MessageRequest): Promise<{ id: string }[]> {
  if ([userId, userIds, level].filter((one) => one !== undefined).length !== 1)
    throw noReceiver("받는 사람을 하나만 정해주세요.");
  if (userId !== undefined && userId !== "all") return [await memberByUserId(tx, userId)];
  if (userIds !== undefined) {
    const names = [...new Set(userIds)];
    const columns = { id: member.id, userId: member.userId };
    const rows = await tx.select(columns).from(member).where(inArray(member.userId, names));
    const missing = names.filter((name) => rows.every((row) => row.userId !== name));
    if (missing.length > 0) throw noReceiver(`없는 아이디입니다: ${missing.slice(0, 5).join(", ")}`);
    return rows;
  }
  const ofLevel = level === undefined ? undefined : eq(member.level, level);
  return (await tx.select().from(member).where(ofLevel)).filter((row) => accountKind(row) === "member");
}

function noReceiver(message: string): ApiError {
  return new ApiError("bad_request", message, { problems: [{ path: "userIds", message }] });
}
