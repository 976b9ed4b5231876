// Reports of operators. Each takes the right of what it is about besides that of reading reports.
import * as endpoints from "../../src/api/contract/operator/reports.endpoints.ts";
import { may } from "../../src/domain/operator/rights.ts";
import { memberOf, type Routes } from "../app.ts";
import { ApiError } from "../errors.ts";
import { EXPORT_TYPES } from "../export/send-export.ts";
import type { Member } from "../http/app-type.ts";
import { serve } from "../http/serve.ts";
import type { ReportDefinition } from "./reports/kit.ts";
import { findReport, readReport, readReportSums, sendReport } from "./reports/read.ts";
import { REPORTS } from "./reports/reports.ts";

/** Throws ApiError not_found or forbidden. */
function reportFor({ roles }: Member, name: string): ReportDefinition {
  const found = findReport(REPORTS, name);
  if (!may(roles, found.right)) throw new ApiError("forbidden");
  return found;
}

export const operatorReportRoutes: Routes = (app, context) => {
  const about = (summary: string) => ({ summary, tag: "operator" as const });

  serve(
    app,
    context,
    endpoints.reportList,
    about("읽을 수 있는 보고서"),
  )((request) => {
    const { roles } = memberOf(request);
    return {
      items: REPORTS.filter(({ right }) => may(roles, right)).map(({ name, title, group }) => ({ name, title, group })),
    };
  });

  serve(
    app,
    context,
    endpoints.report,
    about("보고서 한 쪽"),
  )((request) => readReport(context, reportFor(memberOf(request), request.params.name), request.query));

  serve(
    app,
    context,
    endpoints.reportSums,
    about("보고서의 줄 수와 합계, 장부 대조"),
  )((request) => readReportSums(context, reportFor(memberOf(request), request.params.name), request.query));

  serve(app, context, endpoints.reportFile, { ...about("보고서의 모든 줄"), produces: EXPORT_TYPES })(
    async (request, reply) =>
      sendReport(context, reply, reportFor(memberOf(request), request.params.name), request.query),
  );
};
