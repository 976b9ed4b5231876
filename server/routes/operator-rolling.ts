// The rates of rolling, and what a settlement request covers.
import { IdParams, UserIdParams } from "../../src/api/contract/operator.ts";
import {
  LevelRatesChange,
  LevelRatesList,
  MemberRatesChange,
  MemberRatesList,
} from "../../src/api/contract/operator-rolling.ts";
import { ProgrammeCeiling } from "../../src/api/contract/programme-ceiling.ts";
import { RollingDetail } from "../../src/api/contract/rolling.ts";
import { describeRoute, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { belowCeiling, readCeiling } from "../programmes/ceiling.ts";
import { changeLevelRates, changeMemberRates, listLevelRates, listMemberRates } from "../wallet/rolling/rates.ts";
import { findRolling } from "../wallet/rolling/request.ts";

export const operatorRollingRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  app.get(
    "/api/admin/rolling/requests/:id",
    describeRoute({
      access: "admin",
      summary: "정산 신청 하나의 내역",
      tag: "operator",
      params: IdParams,
      response: { 200: RollingDetail },
    }),
    (request) => findRolling(db, request.params.id),
  );

  app.get(
    "/api/admin/programme-ceiling",
    describeRoute({
      access: "admin",
      summary: "프로그램이 돌려주는 몫과 상품별 하우스 에지",
      tag: "operator",
      response: { 200: ProgrammeCeiling },
    }),
    () => readCeiling(db, clock),
  );

  app.get(
    "/api/admin/rolling-rates",
    describeRoute({ access: "admin", summary: "레벨별 롤링률", tag: "operator", response: { 200: LevelRatesList } }),
    async () => ({ items: await listLevelRates(db) }),
  );

  app.put(
    "/api/admin/rolling-rates",
    describeRoute({
      access: "admin",
      summary: "보낸 레벨의 롤링률을 바꿉니다. 다음 신청부터 쓰입니다.",
      tag: "operator",
      command: "account",
      body: LevelRatesChange,
      response: { 200: LevelRatesList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({
          status: 200,
          body: { items: await belowCeiling(tx, clock, () => changeLevelRates(tx, request.body.items)) },
        }),
      }),
  );

  app.get(
    "/api/admin/rolling-rates/members",
    describeRoute({
      access: "admin",
      summary: "따로 정한 회원의 롤링률",
      tag: "operator",
      response: { 200: MemberRatesList },
    }),
    async () => ({ items: await listMemberRates(db) }),
  );

  app.put(
    "/api/admin/rolling-rates/members/:userId",
    describeRoute({
      access: "admin",
      summary: "한 회원의 롤링률을 따로 정합니다. 비우면 레벨의 롤링률을 따릅니다.",
      tag: "operator",
      command: "account",
      params: UserIdParams,
      body: MemberRatesChange,
      response: { 200: MemberRatesList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await belowCeiling(tx, clock, () => changeMemberRates(tx, request.params.userId, request.body.rates));
          return { status: 200, body: { items: await listMemberRates(tx) } };
        },
      }),
  );
};
