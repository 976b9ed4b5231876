// What a member has set to be protected, as an operator sees it. An operator only lowers a limit: decisions, rule 30.
import { OperatorLimitRequest, ProtectionState } from "../../src/api/contract/protection.ts";
import { UserIdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, type Routes } from "../app.ts";
import { memberByUserId } from "../auth/members.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { readProtection } from "../protection/exclusion.ts";
import { lowerLimit } from "../protection/limits.ts";

export const operatorProtectionRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/protection/:userId",
    describeRoute({
      access: "admin",
      summary: "회원의 보호 설정",
      tag: "operator",
      params: UserIdParams,
      response: { 200: ProtectionState },
    }),
    async (request) => readProtection(context, (await memberByUserId(context.database.db, request.params.userId)).id),
  );

  app.put(
    "/api/admin/protection/:userId/limits",
    describeRoute({
      access: "admin",
      summary: "회원의 한도를 낮춥니다. 높일 수는 없습니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      body: OperatorLimitRequest,
      response: { 204: null },
    }),
    (request, reply) => {
      const { amount, ...name } = request.body;
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const { id: memberId } = await memberByUserId(tx, request.params.userId);
          await lowerLimit(tx, context.clock, { memberId, ...name }, amount);
          return { status: 204 };
        },
      });
    },
  );
};
