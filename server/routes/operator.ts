// The operator's settings and books.
import { AuditReport } from "../../src/api/contract/operator.ts";
import { Settings, SettingsChange } from "../../src/api/contract/settings.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { audit } from "../ledger/audit.ts";
import { changeSettings, readSettings } from "../settings/settings.ts";

export const operatorRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/admin/settings",
    describeRoute({ access: "admin", summary: "사이트 설정", tag: "operator", response: { 200: Settings } }),
    () => readSettings(db),
  );

  app.put(
    "/api/admin/settings",
    describeRoute({
      access: "admin",
      summary: "보낸 설정만 바꿉니다.",
      tag: "operator",
      command: "account",
      body: SettingsChange,
      response: { 200: Settings },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await changeSettings(tx, context.clock, request.body) }),
      }),
  );

  app.get(
    "/api/admin/audit",
    describeRoute({
      access: "admin",
      perMinute: 30,
      summary: "장부 검사",
      tag: "operator",
      response: { 200: AuditReport },
    }),
    () => audit(db),
  );
};
