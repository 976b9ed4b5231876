// What waits for a second operator, and the amounts from which on it does.
import * as endpoints from "../../src/api/contract/operator/approvals.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { decideSteps } from "./approvals/decide.ts";
import { findApproval, listApprovals } from "./approvals/list.ts";
import { readTerms, writeTerms } from "./approvals/terms.ts";

export const operatorApprovalRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.approvals, {
    summary: "다른 운영자의 승인을 기다리는 작업, 또는 처리한 것",
    tag: "operator",
  })((request) => listApprovals(context, memberOf(request), request.query));

  serve(app, context, endpoints.approvalById, { summary: "승인을 기다리는 작업 하나", tag: "operator" })((request) =>
    findApproval(context, memberOf(request), request.params.id),
  );

  serve(app, context, endpoints.decideApproval, {
    summary: "다른 운영자가 요청한 작업을 승인하거나 거절하고, 자신이 요청한 것을 철회합니다.",
    tag: "operator",
  })((request, run) => run(decideSteps(context, memberOf(request), request.params.id, request.body)));

  serve(app, context, endpoints.fourEyesTerms, { summary: "두 사람의 승인이 필요한 금액", tag: "operator" })(() =>
    readTerms(context.database.db),
  );

  serve(app, context, endpoints.saveFourEyesTerms, {
    summary: "두 사람의 승인이 필요한 금액을 바꿉니다.",
    tag: "operator",
  })(({ body }, run) =>
    run({
      work: async (tx) => {
        await writeTerms(tx, context.clock, body);
        return { status: 200, body };
      },
    }),
  );
};
