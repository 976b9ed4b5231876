// The stake limits of the levels, which an operator edits.
import * as endpoints from "../../src/api/contract/sports/bet-limits.endpoints.ts";
import * as operatorEndpoints from "../../src/api/contract/operator/bet-limits.endpoints.ts";
import { serve } from "../http/serve.ts";
import { memberOf, type Routes } from "../app.ts";
import { openStakes } from "./betting/open-stakes.ts";
import { changeBetLimits, betLimitsOf, listBetLimits } from "./betting/bet-limits.ts";

export const betLimitRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.ownBetLimits, {
    perMinute: 600,
    summary: "레벨의 베팅 한도와, 진행 중인 베팅이 선택과 경기마다 쓴 금액",
    tag: "bet",
  })(async (request) => {
    const { id, level } = memberOf(request);
    const [limits, open] = await Promise.all([betLimitsOf(db, level), openStakes(db, id)]);
    return { ...limits, open };
  });

  serve(app, context, operatorEndpoints.betLimits, { summary: "모든 레벨의 베팅 한도", tag: "operator" })(async () => ({
    items: await listBetLimits(db),
  }));

  serve(app, context, operatorEndpoints.saveBetLimits, {
    summary: "보낸 레벨의 베팅 한도를 바꿉니다. 다른 레벨은 그대로입니다.",
    tag: "operator",
  })((request, run) =>
    run({
      work: async (tx) => ({ status: 200, body: { items: await changeBetLimits(tx, request.body.items) } }),
    }),
  );
};
