// What a manager or an agent sees: the own branch of the tree and nothing else.
import * as endpoints from "../../src/api/contract/operator/manager.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { EXPORT_TYPES } from "../export/send-export.ts";
import { serve } from "../http/serve.ts";
import { findStatement, listStatements, statementsOf } from "./agents/statements.ts";
import { ownBranch, treeOnWire } from "./agents/tree.ts";
import { BRANCH_REPORTS } from "./reports/branch-reports.ts";
import { findReport, readReport, readReportSums, sendReport } from "./reports/read.ts";

export const managerRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const about = (summary: string) => ({ summary, tag: "member" as const });
  const within = async (memberId: string) => ({ ownId: memberId, branch: await ownBranch(db, memberId) });

  serve(
    app,
    context,
    endpoints.managerReport,
    about("내 회원과 하위 회원의 현황, 충전과 환전, 베팅"),
  )(async ({ params, query, member }) =>
    readReport(context, findReport(BRANCH_REPORTS, params.name), query, await within(memberOf({ member }).id)),
  );

  serve(
    app,
    context,
    endpoints.managerReportSums,
    about("같은 목록의 줄 수와 합계"),
  )(async ({ params, query, member }) =>
    readReportSums(context, findReport(BRANCH_REPORTS, params.name), query, await within(memberOf({ member }).id)),
  );

  serve(app, context, endpoints.managerReportFile, { ...about("같은 목록의 모든 줄"), produces: EXPORT_TYPES })(
    async ({ params, query, member }, reply) => {
      const definition = findReport(BRANCH_REPORTS, params.name);
      return sendReport(context, reply, definition, query, await within(memberOf({ member }).id));
    },
  );

  serve(
    app,
    context,
    endpoints.managerTree,
    about("나와 하위 총판, 에이전트"),
  )(async (request) => ({
    items: await treeOnWire(db, memberOf(request).id),
  }));

  serve(
    app,
    context,
    endpoints.managerStatements,
    about("내 정산서와 바로 아래 계정의 정산서, 최근 기간순"),
  )((request) => listStatements(db, request.query, statementsOf(memberOf(request).id)));

  serve(
    app,
    context,
    endpoints.managerStatement,
    about("정산서 하나의 내역"),
  )((request) => findStatement(db, request.params.id, statementsOf(memberOf(request).id)));
};
