// Sign-ups and changes of contacts that wait for an operator, and accounts that have something in common.
import * as v from "valibot";
import { Id } from "../../src/api/contract/common.ts";
import {
  ApprovalPage,
  ApprovalRequest,
  ApprovalsQuery,
  JOIN_STATES,
} from "../../src/api/contract/operator-approvals.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { HedgeList } from "../../src/api/contract/hedges.ts";
import { CheckedRequest, SharedTracePage, SharedTracesQuery } from "../../src/api/contract/shared-traces.ts";
import { decideApproval, listApprovals } from "../auth/approvals.ts";
import { listSharedTraces, markChecked } from "../auth/one-person/shared-traces.ts";
import { findHedges } from "../operator/hedges/find-hedges.ts";
import { answerCommand } from "../commands/answer-command.ts";

export const operatorApprovalRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/approvals",
    describeRoute({
      access: "admin",
      summary: "승인을 기다리는 가입과 정보 변경, 또는 처리한 것",
      tag: "operator",
      querystring: ApprovalsQuery,
      response: { 200: ApprovalPage },
    }),
    (request) => listApprovals(context, request.query),
  );

  app.post(
    "/api/admin/approvals/:id",
    describeRoute({
      access: "admin",
      summary: "기다리는 가입이나 정보 변경을 승인하거나 거절합니다. 이미 처리한 것은 409입니다.",
      tag: "operator",
      command: "account",
      params: v.strictObject({ id: Id }),
      body: ApprovalRequest,
      response: { 200: v.object({ state: v.picklist(JOIN_STATES) }) },
    }),
    (request, reply) =>
      answerCommand(
        context,
        request,
        reply,
        decideApproval(context, memberOf(request), request.params.id, request.body),
      ),
  );

  app.get(
    "/api/admin/shared-traces",
    describeRoute({
      access: "admin",
      summary: "여러 계정이 함께 쓰는 휴대폰 번호, 계좌, IP, 브라우저와 그 계정들",
      tag: "operator",
      querystring: SharedTracesQuery,
      response: { 200: SharedTracePage },
    }),
    (request) => listSharedTraces(context, request.query),
  );

  app.get(
    "/api/admin/hedges",
    describeRoute({
      access: "admin",
      summary: "정보를 함께 쓰는 두 계정이 한 마켓이나 회차의 모든 결과에 나누어 건 베팅",
      tag: "operator",
      response: { 200: HedgeList },
    }),
    async () => ({ items: await findHedges(context.database.db, context.clock) }),
  );

  app.post(
    "/api/admin/shared-traces/checked",
    describeRoute({
      access: "admin",
      summary: "함께 쓰는 계정들을 확인했다고 적습니다. 계정이 더해지면 다시 목록에 오릅니다.",
      tag: "operator",
      command: "account",
      body: CheckedRequest,
      response: { 204: null },
    }),
    (request, reply) => answerCommand(context, request, reply, markChecked(context, memberOf(request), request.body)),
  );
};
