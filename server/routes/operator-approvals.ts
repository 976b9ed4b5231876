// Sign-ups that wait for an operator.
import * as v from "valibot";
import { Id } from "../../src/api/contract/common.ts";
import {
  ApprovalPage,
  ApprovalRequest,
  ApprovalsQuery,
  JOIN_STATES,
} from "../../src/api/contract/operator-approvals.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { decideApproval, listApprovals } from "../auth/approvals.ts";
import { answerCommand } from "../commands/answer-command.ts";

export const operatorApprovalRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/approvals",
    describeRoute({
      access: "admin",
      summary: "승인을 기다리는 가입, 또는 처리한 가입",
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
      summary: "기다리는 가입을 승인하거나 거절합니다. 이미 처리한 것은 409입니다.",
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
};
