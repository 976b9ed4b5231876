// The stake limits of the levels, which an operator edits.
import { BetLimitList, BetLimits, BetLimitsChange } from "../../src/api/contract/bet-limits.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { changeLimits, limitsOf, listLimits } from "../betting/limits.ts";

export const betLimitRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/bets/limits",
    describeRoute({ access: "member", summary: "등급별 베팅 한도", tag: "bet", response: { 200: BetLimits } }),
    (request) => limitsOf(db, memberOf(request).level),
  );

  app.get(
    "/api/admin/bet-limits",
    describeRoute({
      access: "admin",
      summary: "모든 등급의 베팅 한도",
      tag: "operator",
      response: { 200: BetLimitList },
    }),
    async () => ({ items: await listLimits(db) }),
  );

  app.put(
    "/api/admin/bet-limits",
    describeRoute({
      access: "admin",
      summary: "보낸 등급의 베팅 한도를 바꿉니다. 다른 등급은 그대로입니다.",
      tag: "operator",
      command: "account",
      body: BetLimitsChange,
      response: { 200: BetLimitList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: { items: await changeLimits(tx, request.body.items) } }),
      }),
  );
};
