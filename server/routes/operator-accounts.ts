// The operator disables accounts.
import { desc, isNotNull } from "drizzle-orm";
import { DisabledAccountList, DisableRequest, SessionsEnded, UserIdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { disableAccount, enableAccount } from "../auth/accounts.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { member } from "../db/schema.ts";

export const operatorAccountRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/disabled-accounts",
    describeRoute({
      access: "admin",
      summary: "정지한 계정",
      tag: "operator",
      response: { 200: DisabledAccountList },
    }),
    async () => {
      const rows = await context.database.db
        .select({ userId: member.userId, reason: member.disabledReason, at: member.disabledAt })
        .from(member)
        .where(isNotNull(member.disabledAt))
        .orderBy(desc(member.disabledAt));
      return {
        items: rows.map(({ userId, reason, at }) => ({
          userId,
          reason: reason ?? "",
          disabledAt: at?.toISOString() ?? "",
        })),
      };
    },
  );

  app.put(
    "/api/admin/disabled-accounts/:userId",
    describeRoute({
      access: "admin",
      summary: "계정을 정지합니다. 세션은 곧바로 끝나고, 풀 때까지 로그인할 수 없습니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      body: DisableRequest,
      response: { 200: SessionsEnded },
    }),
    (request, reply) => {
      const steps = disableAccount(context, memberOf(request), request.params.userId, request.body.reason);
      return answerCommand(context, request, reply, steps);
    },
  );

  app.delete(
    "/api/admin/disabled-accounts/:userId",
    describeRoute({
      access: "admin",
      summary: "계정의 정지를 풉니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      response: { 204: null },
    }),
    (request, reply) => answerCommand(context, request, reply, enableAccount(request.params.userId)),
  );
};
