// The operator's settings, deposits and books.
import { AuditReport, DepositReport, DepositRequest } from "../../src/api/contract/operator.ts";
import { Settings, SettingsChange } from "../../src/api/contract/settings.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { memberByUserId } from "../auth/members.ts";
import { audit } from "../ledger/audit.ts";
import { readBalances } from "../ledger/balances.ts";
import { deposit } from "../ledger/deposits.ts";
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
      body: SettingsChange,
      response: { 200: Settings },
    }),
    (request) => changeSettings(db, context.clock, request.body),
  );

  app.post(
    "/api/admin/deposits",
    describeRoute({
      access: "admin",
      summary: "회원의 지갑에 입금합니다.",
      tag: "operator",
      body: DepositRequest,
      response: { 201: DepositReport },
    }),
    async (request, reply) => {
      const { userId, amount } = request.body;
      const { id } = await memberByUserId(db, userId);
      const ref = `operator:${memberOf(request).userId}`;
      await db.transaction((tx) => deposit(tx, context.clock, { memberId: id, amount, ref }));
      const balances = await readBalances(db, id);
      context.events.publish("wallet", balances, id);
      return reply.code(201).send({ userId, emoney: balances.emoney });
    },
  );

  app.get(
    "/api/admin/audit",
    describeRoute({ access: "admin", summary: "장부 검사", tag: "operator", response: { 200: AuditReport } }),
    () => audit(db),
  );
};
