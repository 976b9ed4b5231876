// Messages of operators to members: sent, looked at and recalled.
import * as endpoints from "../../src/api/contract/operator/mailings.endpoints.ts";
import type { Receiver } from "../../src/api/contract/operator/mailings.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import { memberOf, type Routes } from "../app.ts";
import { publishUnread } from "../community/unread.ts";
import type { ExportColumn } from "../export/cells.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import { exportedReceivers, listMailings, listReceivers, readMailing } from "./mailings/list.ts";
import { type Recalled, recallMailing } from "./mailings/recall.ts";
import { sendMailing } from "./mailings/send.ts";

const RECEIVER_EXPORT: readonly ExportColumn<Receiver>[] = [
  { header: "아이디", value: ({ userId }) => userId },
  { header: "닉네임", value: ({ nickname }) => nickname },
  { header: "레벨", value: ({ level }) => level },
  { header: "읽은 시각", value: ({ readAt }) => (readAt === null ? null : new Date(readAt)) },
];

export const mailingRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;
  const about = (summary: string) => ({ summary, tag: "operator" as const });

  serve(app, context, endpoints.sendMessages, {
    ...about("회원 한 명, 여러 명, 한 레벨, 총판이나 에이전트의 회원, 또는 모든 회원(all)에게 쪽지를 보냅니다."),
    perMinute: 60,
    largestBody: LONG_TEXT_BODY,
  })((request, run) => {
    let receivers: string[] = [];
    return run({
      work: async (tx) => {
        receivers = await sendMailing(tx, clock, memberOf(request).id, request.body);
        return { status: 201, body: { sent: receivers.length } };
      },
      after: () => publishUnread(context, receivers),
    });
  });

  serve(
    app,
    context,
    endpoints.mailings,
    about("보낸 쪽지와 읽은 회원 수, 최신순"),
  )(({ query }) => listMailings(db, query));

  serve(
    app,
    context,
    endpoints.mailing,
    about("보낸 쪽지 하나. 회수한 뒤에도 내용이 남습니다."),
  )(({ params }) => readMailing(db, params.id));

  serve(
    app,
    context,
    endpoints.receivers,
    about("쪽지를 받은 회원과 읽은 시각"),
  )(({ params, query }) => listReceivers(db, params.id, query));

  serve(app, context, endpoints.exportReceivers, {
    ...about("쪽지를 받은 회원 전체를 CSV나 XLSX로 저장"),
    produces: EXPORT_TYPES,
  })(async ({ params, query }, reply) => {
    const { sentAt } = await readMailing(db, params.id);
    return sendExport(reply, {
      name: `쪽지 수신 ${seoulDay(sentAt)}`,
      format: query.format,
      columns: RECEIVER_EXPORT,
      rows: exportedReceivers(db, params.id, query.state),
    });
  });

  serve(
    app,
    context,
    endpoints.recallMessages,
    about("쪽지를 회수합니다. 읽지 않은 회원의 쪽지함에서 사라지고, 읽은 회원에게는 회수됨으로 남습니다."),
  )((request, run) => {
    const { id } = request.params;
    let from: Recalled = { unread: [], read: [] };
    return run({
      work: async (tx) => {
        from = await recallMailing(tx, clock, { id, by: memberOf(request).id, ...request.body });
        return { status: 200, body: await readMailing(tx, id) };
      },
      after: async () => {
        await publishUnread(context, from.unread);
        // Their count stays, and what an open inbox shows does not.
        for (const memberId of from.read) context.events.publish("contents", {}, memberId);
      },
    });
  });
};
