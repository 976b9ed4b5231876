// The house's own money in its bank.
import { CapitalPage, CapitalQuery, CapitalRequest, CapitalState } from "../../src/api/contract/capital.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { capitalPage, moveCapital } from "../ledger/capital.ts";

export const operatorCapitalRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/capital",
    describeRoute({
      access: "admin",
      summary: "하우스 자본과 그 변동, 최신순",
      tag: "operator",
      querystring: CapitalQuery,
      response: { 200: CapitalPage },
    }),
    (request) => capitalPage(context.database.db, request.query),
  );

  app.post(
    "/api/admin/capital",
    describeRoute({
      access: "admin",
      summary: "하우스 은행에 자본을 넣거나 뺍니다. 회원에게 줄 돈은 뺄 수 없습니다.",
      tag: "operator",
      command: "account",
      body: CapitalRequest,
      response: { 201: CapitalState },
    }),
    (request, reply) => {
      const ref = `operator:${memberOf(request).userId}`;
      return answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 201, body: await moveCapital(tx, context.clock, request.body, ref) }),
      });
    },
  );
};
