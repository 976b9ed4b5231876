// Open rounds at providers for operators.
import * as endpoints from "../../src/api/contract/operator/provider-rounds.endpoints.ts";
import { serve } from "../http/serve.ts";
import type { Routes } from "../app.ts";
import { announce } from "../lobby/provider/announce.ts";
import { listOpenRounds, voidProviderRound } from "../lobby/provider/open-rounds.ts";

export const operatorProviderRoundRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.providerRounds, { tag: "operator", summary: "제공사의 열린 회차, 오래된 순" })(() =>
    listOpenRounds(context),
  );

  serve(app, context, endpoints.voidProviderRound, {
    tag: "operator",
    summary: "하우스 제공사의 회차를 무효로 하고 열린 베팅의 베팅금을 돌려줍니다.",
  })((request, run) => {
    let changed: string[] = [];
    return run({
      work: async (tx) => {
        const { betIds, answer } = await voidProviderRound(tx, context, request.body);
        changed = betIds;
        return { status: 200, body: answer };
      },
      after: async () => {
        for (const betId of changed) announce(context, betId);
      },
    });
  });
};
