// Open rounds at providers for operators.
import { OpenRoundList, RoundVoid, VoidProviderRound } from "../../src/api/contract/provider-rounds.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { announce } from "../provider/announce.ts";
import { listOpenRounds, voidProviderRound } from "../provider/open-rounds.ts";

export const operatorProviderRoundRoutes: Routes = (app, context) => {
  const admin = { access: "admin", tag: "operator" } as const;

  app.get(
    "/api/admin/provider-rounds",
    describeRoute({ ...admin, summary: "제공사의 열린 회차, 오래된 순", response: { 200: OpenRoundList } }),
    () => listOpenRounds(context),
  );

  app.post(
    "/api/admin/provider-rounds/void",
    describeRoute({
      ...admin,
      summary: "하우스 제공사의 회차를 무효로 하고 열린 베팅의 베팅금을 돌려줍니다.",
      command: "account",
      body: VoidProviderRound,
      response: { 200: RoundVoid },
    }),
    (request, reply) => {
      let changed: string[] = [];
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const { betIds, answer } = await voidProviderRound(tx, context, request.body);
          changed = betIds;
          return { status: 200, body: answer };
        },
        after: async () => {
          for (const betId of changed) announce(context, betId);
        },
      });
    },
  );
};
