// Rolling of members and managers.
import * as endpoints from "../../src/api/contract/wallet/rolling.endpoints.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import { type Member, memberOf, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { publishRequests } from "./money-requests.ts";
import { listRolling, requestRolling, withLines } from "./rolling/request.ts";
import { rollingMembers, rollingSummary } from "./rolling/summary.ts";

/** Operators earn no rolling. */
function receiverOf(request: Parameters<typeof memberOf>[0]): Member {
  const member = memberOf(request);
  if (accountKind(member) === "administrator") throw new ApiError("forbidden");
  return member;
}

export const rollingRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.rollingSummary, {
    summary: "구분별 롤링: 정산 전, 정산 후, 롤링률",
    tag: "wallet",
  })((request) => rollingSummary(db, receiverOf(request), request.query.scope));

  serve(app, context, endpoints.rollingMembers, { summary: "추천한 회원별 롤링, 최근 가입순", tag: "wallet" })(
    (request) => rollingMembers(db, receiverOf(request), request.query),
  );

  serve(app, context, endpoints.rollingRequests, { summary: "내 정산 신청, 최신순", tag: "wallet" })((request) =>
    listRolling(db, receiverOf(request).id, request.query),
  );

  serve(app, context, endpoints.requestRolling, {
    summary: "지금까지의 롤링을 정산 신청합니다. 처리되지 않은 신청은 하나만 둘 수 있습니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const receiver = receiverOf(request);
    let id = "";
    return run({
      work: async (tx) => {
        const row = await requestRolling(tx, context.clock, receiver, request.body.scope);
        id = row.id;
        const [detail] = await withLines(tx, [row]);
        if (!detail) throw new Error("the request was not read");
        return { status: 201, body: { request: detail }, ref: row.id };
      },
      after: () => publishRequests(context, [id]),
    });
  });
};
