// Cancellation of the bets of a span of time: shown first, then done as it was shown.
import * as endpoints from "../../src/api/contract/operator/bet-cancellations.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { cancelBets, type Cancelled, spanOf } from "../sports/betting/cancellation/cancel-bets.ts";
import { listCancellations } from "../sports/betting/cancellation/list.ts";
import { planCancellation, previewOf } from "../sports/betting/cancellation/plan.ts";
import { publishBets } from "../sports/betting/member-events.ts";
import { serve } from "../http/serve.ts";
import { publishUnread } from "../community/unread.ts";

export const betCancellationRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.cancellations, { summary: "구간 베팅 취소의 기록, 최신순", tag: "operator" })(
    ({ query }) => listCancellations(db, query),
  );

  serve(app, context, endpoints.cancellationPreview, {
    summary: "구간에 접수된 베팅을 취소하면 바뀔 베팅과 금액. 아무것도 바꾸지 않습니다.",
    tag: "operator",
  })(async ({ query }) => previewOf(db, await planCancellation(db, context, spanOf(query), false)));

  serve(app, context, endpoints.cancelBets, {
    summary: "구간에 접수된 베팅의 선택을 취소합니다. 미리 본 건수와 금액이 그대로일 때만 처리합니다.",
    tag: "operator",
  })((request, run) => {
    let done: Cancelled | undefined;
    return run({
      work: async (tx) => {
        done = await cancelBets(tx, context, memberOf(request).id, request.body);
        return { status: 200, body: done.report };
      },
      after: async () => {
        if (!done) return;
        await publishBets(context, done.betIds);
        await publishUnread(context, done.memberIds);
      },
    });
  });
};
