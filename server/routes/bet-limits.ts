// The stake limits of the levels, which an operator edits.
import { BetLimitList, BetLimitsChange, MemberLimits } from "../../src/api/contract/bet-limits.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { openStakes } from "../betting/open-stakes.ts";
import { changeLimits, limitsOf, listLimits } from "../betting/limits.ts";

export const betLimitRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/bets/limits",
    describeRoute({
      access: "member",
      perMinute: 600,
      summary: "레벨의 베팅 한도와, 진행 중인 베팅이 선택과 경기마다 쓴 금액",
      tag: "bet",
      response: { 200: MemberLimits },
    }),
    async (request) => {
      const { id, level } = memberOf(request);
      const [limits, open] = await Promise.all([limitsOf(db, level), openStakes(db, id)]);
      return { ...limits, open };
    },
  );

  app.get(
    "/api/admin/bet-limits",
    describeRoute({
      access: "admin",
      summary: "모든 레벨의 베팅 한도",
      tag: "operator",
      response: { 200: BetLimitList },
    }),
    async () => ({ items: await listLimits(db) }),
  );

  app.put(
    "/api/admin/bet-limits",
    describeRoute({
      access: "admin",
      summary: "보낸 레벨의 베팅 한도를 바꿉니다. 다른 레벨은 그대로입니다.",
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
