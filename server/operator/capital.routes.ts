// The house's own money in its bank.
import * as endpoints from "../../src/api/contract/operator/capital.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { serve } from "../http/serve.ts";
import { capitalPage, moveCapital } from "../ledger/capital.ts";

export const operatorCapitalRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.capital, { summary: "하우스 자본과 그 변동, 최신순", tag: "operator" })((request) =>
    capitalPage(context.database.db, request.query),
  );

  serve(app, context, endpoints.changeCapital, {
    summary: "하우스 은행에 자본을 넣거나 뺍니다. 회원에게 줄 돈은 뺄 수 없습니다.",
    tag: "operator",
  })((request, run) => {
    const ref = `operator:${memberOf(request).userId}`;
    return run({
      work: async (tx) => ({ status: 201, body: await moveCapital(tx, context.clock, request.body, ref) }),
    });
  });
};
