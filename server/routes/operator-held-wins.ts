// Wins beyond a provider's ceiling for operators.
import { HeldWinDecided, HeldWinDecision, HeldWinList, HeldWinsQuery } from "../../src/api/contract/provider-held.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { publishWaiting } from "../operator/waiting.ts";
import { announce } from "../provider/announce.ts";
import { decideHeldWin, listHeldWins } from "../provider/held-wins.ts";

export const operatorHeldWinRoutes: Routes = (app, context) => {
  const admin = { access: "admin", tag: "operator" } as const;

  app.get(
    "/api/admin/provider-held",
    describeRoute({
      ...admin,
      summary: "제공사의 회차 한도를 넘어 보류된 당첨금. 기다리는 것은 오래된 순, 모두는 최신순",
      querystring: HeldWinsQuery,
      response: { 200: HeldWinList },
    }),
    (request) => listHeldWins(context.database.db, request.query),
  );

  app.post(
    "/api/admin/provider-held/decide",
    describeRoute({
      ...admin,
      summary: "보류된 당첨금을 지급하거나 거절합니다.",
      command: "account",
      body: HeldWinDecision,
      response: { 200: HeldWinDecided },
    }),
    (request, reply) => {
      let changed = "";
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const { betId, paid } = await decideHeldWin(tx, context, request.body, memberOf(request).id);
          changed = betId;
          return { status: 200, body: { paid } };
        },
        after: async () => {
          if (changed) announce(context, changed);
          await publishWaiting(context);
        },
      });
    },
  );
};
