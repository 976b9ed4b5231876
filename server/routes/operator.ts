// The operator's settings, deposits and books.
import { AuditReport, DepositReport, DepositRequest } from "../../src/api/contract/operator.ts";
import { Settings, SettingsChange } from "../../src/api/contract/settings.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { publishWallets } from "../betting/member-events.ts";
import { answerCommand } from "../commands/answer-command.ts";
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
      command: "account",
      body: SettingsChange,
      response: { 200: Settings },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: await changeSettings(tx, context.clock, request.body) }),
      }),
  );

  app.post(
    "/api/admin/deposits",
    describeRoute({
      access: "admin",
      summary: "회원의 지갑에 입금합니다.",
      tag: "operator",
      command: "account",
      body: DepositRequest,
      response: { 201: DepositReport },
    }),
    (request, reply) => {
      const { userId, amount } = request.body;
      const ref = `operator:${memberOf(request).userId}`;
      let memberId = "";
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          memberId = (await memberByUserId(tx, userId)).id;
          await deposit(tx, context.clock, { memberId, amount, ref });
          const { emoney, walletSeq } = await readBalances(tx, memberId);
          return { status: 201, body: { userId, emoney, walletSeq } };
        },
        after: () => publishWallets(context, [memberId]),
      });
    },
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
