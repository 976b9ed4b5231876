// Games for operators: maintenance, prices and limits; rounds and their void.
import * as endpoints from "../../src/api/contract/operator/games.endpoints.ts";
import { serve } from "../http/serve.ts";
import type { Routes } from "../app.ts";
import { gameExposure } from "../games/exposure.ts";
import { changeSetting, gamesOfSetting, listSettings, operatorRounds } from "./games.ts";
import { roundOnWire } from "../games/rounds-read.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { settleRound, voidRound } from "../games/settle-round.ts";
import { tellRounds } from "../games/tell-rounds.ts";

export const operatorGameRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.games, {
    summary: "업체와 게임의 점검, 배당, 한도와 지금 회차의 노출",
    tag: "operator",
  })(async () => ({ items: await listSettings(context) }));

  serve(app, context, endpoints.changeGame, {
    summary: "업체 또는 게임의 점검, 배당, 한도를 바꿉니다. 열린 화면에 바로 미칩니다.",
    tag: "operator",
  })((request, run) => {
    const { id } = request.params;
    return run({
      work: async (tx) => ({
        status: 200,
        body: await belowCeiling(tx, context.clock, () => changeSetting(tx, id, request.body)),
      }),
      after: async () => context.events.publish("miniGames", { gameIds: gamesOfSetting(id) }),
    });
  });

  serve(app, context, endpoints.gameExposure, { summary: "지금 회차의 선택별 베팅과 결과별 손익", tag: "operator" })(
    (request) => gameExposure(context, request.params.id),
  );

  serve(app, context, endpoints.gameRounds, { summary: "회차와 그 베팅의 합, 최신순", tag: "operator" })((request) =>
    operatorRounds(context, request.query),
  );

  serve(app, context, endpoints.voidGameRound, {
    summary: "회차를 무효로 하고 베팅금을 돌려줍니다. 이미 지급한 회차는 장부에 정정이 남습니다.",
    tag: "operator",
  })((request, run) => {
    const { id } = request.params;
    return run({
      work: async (tx) => {
        const row = await voidRound(tx, context, id, request.body.reason);
        return { status: 200, body: roundOnWire(row) };
      },
      after: async () => {
        await settleRound(context, id);
        await tellRounds(context, [id]);
        context.events.publish("miniGames", { gameIds: [id.slice(0, 3)] });
      },
    });
  });
};
