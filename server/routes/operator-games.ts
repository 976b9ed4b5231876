// Games for operators: maintenance, prices and limits; rounds and their void.
import {
  GameIdParams,
  GameSettingChange,
  GameSettingList,
  GameSettingRow,
  MiniGameEvent,
  OperatorRounds,
  OperatorRoundsQuery,
  VoidRoundRequest,
} from "../../src/api/contract/mini-games.ts";
import { GameExposure } from "../../src/api/contract/game-desk.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { gameExposure } from "../games/exposure.ts";
import { changeSetting, gamesOfSetting, listSettings, operatorRounds } from "../games/operator-games.ts";
import { roundOnWire } from "../games/rounds-read.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { settleRound, voidRound } from "../games/settle-round.ts";

export const operatorGameRoutes: Routes = (app, context) => {
  app.get(
    "/api/admin/games",
    describeRoute({
      access: "admin",
      summary: "업체와 게임의 점검, 배당, 한도와 지금 회차의 노출",
      tag: "operator",
      response: { 200: GameSettingList },
    }),
    async () => ({ items: await listSettings(context) }),
  );

  app.put(
    "/api/admin/games/:id",
    describeRoute({
      access: "admin",
      summary: "업체 또는 게임의 점검, 배당, 한도를 바꿉니다. 열린 화면에 바로 미칩니다.",
      tag: "operator",
      command: "account",
      params: GameIdParams,
      body: GameSettingChange,
      response: { 200: GameSettingRow },
    }),
    (request, reply) => {
      const { id } = request.params;
      return answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 200,
          body: await belowCeiling(tx, context.clock, () => changeSetting(tx, id, request.body)),
        }),
        after: async () => context.events.publish("miniGames", { gameIds: gamesOfSetting(id) }),
      });
    },
  );

  app.get(
    "/api/admin/games/:id/exposure",
    describeRoute({
      access: "admin",
      summary: "지금 회차의 선택별 베팅과 결과별 손익",
      tag: "operator",
      params: GameIdParams,
      response: { 200: GameExposure },
    }),
    (request) => gameExposure(context, request.params.id),
  );

  app.get(
    "/api/admin/game-rounds",
    describeRoute({
      access: "admin",
      summary: "회차와 그 베팅의 합, 최신순",
      tag: "operator",
      querystring: OperatorRoundsQuery,
      response: { 200: OperatorRounds },
    }),
    (request) => operatorRounds(context, request.query),
  );

  app.post(
    "/api/admin/game-rounds/:id/void",
    describeRoute({
      access: "admin",
      summary: "회차를 무효로 하고 베팅금을 돌려줍니다. 이미 지급한 회차는 장부에 정정이 남습니다.",
      tag: "operator",
      command: "account",
      params: GameIdParams,
      body: VoidRoundRequest,
      response: { 200: MiniGameEvent },
    }),
    (request, reply) => {
      const { id } = request.params;
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const row = await voidRound(tx, context, id, request.body.reason);
          return { status: 200, body: roundOnWire(row) };
        },
        after: async () => {
          await settleRound(context, id);
          context.events.publish("miniGames", { gameIds: [id.slice(0, 3)] });
        },
      });
    },
  );
};
