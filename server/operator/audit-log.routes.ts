// What operators did and read.
import * as endpoints from "../../src/api/contract/operator/audit-log.endpoints.ts";
import { seoulDay } from "../../src/domain/common/time.ts";
import type { Routes } from "../app.ts";
import { EXPORT_TYPES, sendExport } from "../export/send-export.ts";
import { serve } from "../http/serve.ts";
import { AUDIT_EXPORT } from "./audit-log/export-columns.ts";
import { exportedAuditLog, listAuditLog } from "./audit-log/list.ts";
import { titlesIn } from "./audit-log/titles.ts";

export const operatorAuditLogRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.auditLog, {
    summary: "운영자가 한 일과 읽은 개인정보, 최신순. 거부된 것도 있습니다.",
    tag: "operator",
  })((request) => listAuditLog(context, request.query));

  serve(app, context, endpoints.exportAuditLog, {
    summary: "찾은 운영 기록 전체를 CSV나 XLSX로 저장",
    tag: "operator",
    produces: EXPORT_TYPES,
  })(async ({ query }, reply) =>
    sendExport(reply, {
      name: `운영 기록 ${seoulDay(context.clock.now())}`,
      format: query.format,
      columns: AUDIT_EXPORT,
      rows: exportedAuditLog(context, query),
    }),
  );

  serve(app, context, endpoints.auditActions, { summary: "기록에 남는 작업의 이름", tag: "operator" })(() => ({
    items: [...titlesIn(context)].map(([action, title]) => ({ action, title })),
  }));
};
