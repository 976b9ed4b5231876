// The operators' queues of charges and exchanges, and the data that these go by.
import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { IdParams } from "../../src/api/contract/operator.ts";
import { WageringWeightsOnWire } from "../../src/api/contract/wagering.ts";
import { Waiting } from "../../src/api/contract/operator-waiting.ts";
import {
  ActReport,
  ActRequest,
  AdminRequestPage,
  AdminRequestsQuery,
  ChargeTypeList,
  ChargeTypeRow,
  HouseBankList,
  HouseBankRequest,
  MoneyLimitList,
  MoneyLimitRow,
} from "../../src/api/contract/operator-wallet.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { houseBank } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { readWaiting } from "../operator/waiting.ts";
import { belowCeiling } from "../programmes/ceiling.ts";
import { sendPayouts } from "../tether/payout.ts";
import { actOnRequests } from "../wallet/act.ts";
import { changeChargeTypes, changeMoneyLimits, listChargeTypes, listMoneyLimits } from "../wallet/money-limits.ts";
import { publishRequests } from "../wallet/money-requests.ts";
import { listQueue } from "../wallet/queue.ts";
import { readWeights, writeWeights } from "../wallet/wagering.ts";

const some = <Row extends v.GenericSchema>(row: Row) =>
  v.strictObject({ items: v.pipe(v.array(row), v.minLength(1), v.maxLength(99)) });

export const operatorMoneyRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/admin/waiting",
    describeRoute({
      access: "admin",
      summary: "처리를 기다리는 것의 수, 관리 메뉴별",
      tag: "operator",
      response: { 200: Waiting },
    }),
    () => readWaiting(db),
  );

  app.get(
    "/api/admin/money-requests",
    describeRoute({
      access: "admin",
      summary: "충전 또는 환전 신청. 기다리는 것은 오래된 순, 끝난 것은 최신순",
      tag: "operator",
      querystring: AdminRequestsQuery,
      response: { 200: AdminRequestPage },
    }),
    (request) => listQueue(context, memberOf(request), request.query),
  );

  app.post(
    "/api/admin/money-requests/act",
    describeRoute({
      access: "admin",
      summary: "신청을 맡거나 놓거나 승인하거나 거절합니다. 신청마다 따로 처리하고 결과를 답합니다.",
      tag: "operator",
      command: "account",
      body: ActRequest,
      response: { 200: ActReport },
    }),
    (request, reply) => {
      let done: string[] = [];
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const body = await actOnRequests(tx, context, memberOf(request), request.body);
          done = body.items.filter(({ problem }) => problem === null).map(({ id }) => id);
          return { status: 200, body };
        },
        after: async () => {
          if (request.body.action === "approve") await sendPayouts(context, done);
          await publishRequests(context, done);
        },
      });
    },
  );

  app.get(
    "/api/admin/charge-types",
    describeRoute({ access: "admin", summary: "충전 종류", tag: "operator", response: { 200: ChargeTypeList } }),
    async () => ({ items: await listChargeTypes(db) }),
  );

  app.put(
    "/api/admin/charge-types",
    describeRoute({
      access: "admin",
      summary: "보낸 충전 종류를 바꾸거나 더합니다. 이미 신청한 것은 그대로입니다.",
      tag: "operator",
      command: "account",
      body: some(ChargeTypeRow),
      response: { 200: ChargeTypeList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: { items: await changeChargeTypes(tx, request.body.items) } }),
      }),
  );

  app.get(
    "/api/admin/wagering-weights",
    describeRoute({
      access: "admin",
      summary: "환전 조건(롤링)에 상품별로 인정하는 비율",
      tag: "operator",
      response: { 200: WageringWeightsOnWire },
    }),
    () => readWeights(db),
  );

  app.put(
    "/api/admin/wagering-weights",
    describeRoute({
      access: "admin",
      summary: "롤링 인정 비율을 바꿉니다. 아직 채우지 못한 롤링은 새 비율로 계산합니다.",
      tag: "operator",
      command: "account",
      body: WageringWeightsOnWire,
      response: { 200: WageringWeightsOnWire },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await belowCeiling(tx, context.clock, () => writeWeights(tx, context.clock, request.body));
          return { status: 200, body: request.body };
        },
      }),
  );

  app.get(
    "/api/admin/money-limits",
    describeRoute({
      access: "admin",
      summary: "레벨별 충전·환전 한도",
      tag: "operator",
      response: { 200: MoneyLimitList },
    }),
    async () => ({ items: await listMoneyLimits(db) }),
  );

  app.put(
    "/api/admin/money-limits",
    describeRoute({
      access: "admin",
      summary: "보낸 레벨의 충전·환전 한도를 바꿉니다.",
      tag: "operator",
      command: "account",
      body: some(MoneyLimitRow),
      response: { 200: MoneyLimitList },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => ({ status: 200, body: { items: await changeMoneyLimits(tx, request.body.items) } }),
      }),
  );

  app.get(
    "/api/admin/house-banks",
    describeRoute({ access: "admin", summary: "하우스 입금 계좌", tag: "operator", response: { 200: HouseBankList } }),
    async () => ({ items: await db.select().from(houseBank).orderBy(asc(houseBank.id)) }),
  );

  app.put(
    "/api/admin/house-banks/:id",
    describeRoute({
      access: "admin",
      summary: "하우스 입금 계좌를 더하거나 바꿉니다.",
      tag: "operator",
      command: "account",
      params: IdParams,
      body: HouseBankRequest,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const row = { id: request.params.id, ...request.body };
          await tx.insert(houseBank).values(row).onConflictDoUpdate({ target: houseBank.id, set: row });
          return { status: 204 };
        },
      }),
  );

  app.delete(
    "/api/admin/house-banks/:id",
    describeRoute({
      access: "admin",
      summary: "하우스 입금 계좌를 지웁니다. 이미 안내한 신청에는 남습니다.",
      tag: "operator",
      command: "account",
      params: IdParams,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const gone = await tx.delete(houseBank).where(eq(houseBank.id, request.params.id)).returning();
          if (gone.length === 0) throw new ApiError("not_found");
          return { status: 204 };
        },
      }),
  );
};
