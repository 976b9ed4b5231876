// Rolling of members and managers.
import {
  RollingMemberPage,
  RollingMembersQuery,
  RollingQuery,
  RollingReport,
  RollingRequest,
  RollingRequestPage,
  RollingRequestsQuery,
  RollingSummary,
} from "../../src/api/contract/rolling.ts";
import { accountKind } from "../../src/domain/account.ts";
import { describeRoute, type Member, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { ApiError } from "../errors.ts";
import { publishRequests } from "../wallet/money-requests.ts";
import { listRolling, requestRolling, withLines } from "../wallet/rolling/request.ts";
import { rollingMembers, rollingSummary } from "../wallet/rolling/summary.ts";

/** Operators earn no rolling. */
function receiverOf(request: Parameters<typeof memberOf>[0]): Member {
  const member = memberOf(request);
  if (accountKind(member) === "administrator") throw new ApiError("forbidden");
  return member;
}

export const rollingRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/rolling/summary",
    describeRoute({
      access: "member",
      summary: "구분별 롤링: 정산 전, 정산 후, 롤링률",
      tag: "wallet",
      querystring: RollingQuery,
      response: { 200: RollingSummary },
    }),
    (request) => rollingSummary(db, receiverOf(request), request.query.scope),
  );

  app.get(
    "/api/rolling/members",
    describeRoute({
      access: "member",
      summary: "추천한 회원별 롤링, 최근 가입순",
      tag: "wallet",
      querystring: RollingMembersQuery,
      response: { 200: RollingMemberPage },
    }),
    (request) => rollingMembers(db, receiverOf(request), request.query),
  );

  app.get(
    "/api/rolling/requests",
    describeRoute({
      access: "member",
      summary: "내 정산 신청, 최신순",
      tag: "wallet",
      querystring: RollingRequestsQuery,
      response: { 200: RollingRequestPage },
    }),
    (request) => listRolling(db, receiverOf(request).id, request.query),
  );

  app.post(
    "/api/rolling/requests",
    describeRoute({
      access: "member",
      summary: "지금까지의 롤링을 정산 신청합니다. 처리되지 않은 신청은 하나만 둘 수 있습니다.",
      tag: "wallet",
      command: "account",
      body: RollingRequest,
      response: { 201: RollingReport },
    }),
    (request, reply) => {
      const receiver = receiverOf(request);
      let id = "";
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const row = await requestRolling(tx, context.clock, receiver, request.body.scope);
          id = row.id;
          const [detail] = await withLines(tx, [row]);
          return { status: 201, body: { request: detail }, ref: row.id };
        },
        after: () => publishRequests(context, [id]),
      });
    },
  );
};
