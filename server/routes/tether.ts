// Charges and exchanges of members by tether.
import { accountKind } from "../../src/domain/account.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import {
  CryptoDeposit,
  DepositUrl,
  DepositUrlParams,
  DepositUrlQuery,
  TetherExchange,
  TetherExchangeReport,
  TetherFlag,
  TetherOrderPage,
  TetherOrderReport,
  TetherOrdersQuery,
  TetherTerms,
} from "../../src/api/contract/tether.ts";
import { describeRoute, type Member, memberOf, type Routes } from "../app.ts";
import { callerOf } from "../auth/device.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { inTurn } from "../commands/run-command.ts";
import { ApiError } from "../errors.ts";
import { requestTetherExchange } from "../tether/exchange.ts";
import { listOrders, orderOnWire, publishOrders, readTerms } from "../tether/orders.ts";
import { cancelOrder, depositUrl, recordDeposit } from "../tether/request.ts";
import { maintenanceFlag, openDesk } from "../tether/terms.ts";
import { type BankRow, proveWithdrawal } from "../wallet/bank-account.ts";
import { publishRequests, refuseSecond, requestReport } from "../wallet/money-requests.ts";

function playerOf(request: Parameters<typeof memberOf>[0]): Member {
  const member = memberOf(request);
  if (accountKind(member) !== "member") throw new ApiError("forbidden");
  return member;
}

export const tetherRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/setting/tether",
    describeRoute({ access: "member", summary: "테더 점검 여부", tag: "setting", response: { 200: TetherFlag } }),
    async () => ({ tetherMaintenanceFlag: await maintenanceFlag(context) }),
  );

  app.get(
    "/api/charge/tetherTerms",
    describeRoute({
      access: "member",
      summary: "테더 충전 조건, 환율과 마지막 입금",
      tag: "wallet",
      response: { 200: TetherTerms },
    }),
    (request) => readTerms(context, memberOf(request)),
  );

  app.get(
    "/api/charge/tetherOrders",
    describeRoute({
      access: "member",
      summary: "내 테더 입금, 최신순",
      tag: "wallet",
      querystring: TetherOrdersQuery,
      response: { 200: TetherOrderPage },
    }),
    (request) => listOrders(db, memberOf(request).id, request.query),
  );

  // A parameter of a path is never empty: the address without a suffix is a route of its own.
  for (const path of ["/api/charge/tetherDepositUrl:suffix", "/api/charge/tetherDepositUrl"])
    app.get(
      path,
      describeRoute({
        access: "member",
        summary: "테더 입금 화면의 주소. 뒤에 네트워크를 붙입니다. 아직 아무것도 기록하지 않습니다.",
        tag: "wallet",
        params: DepositUrlParams,
        querystring: DepositUrlQuery,
        response: { 200: DepositUrl },
      }),
      (request) => {
        const { params, query, hostname } = request;
        return depositUrl(context, playerOf(request), { amount: query.amount, network: params.suffix, hostname });
      },
    );

  app.post(
    "/api/charge/cryptoDeposit",
    describeRoute({
      access: "member",
      summary: "테더 입금을 기록합니다. https 주소만 기록합니다.",
      tag: "wallet",
      command: "account",
      body: CryptoDeposit,
      response: { 201: TetherOrderReport },
    }),
    (request, reply) => {
      const steps = recordDeposit(context, playerOf(request), request.body, request.hostname);
      return answerCommand(context, request, reply, {
        ...steps,
        after: ({ quote }) => publishOrders(context, [quote.id]),
      });
    },
  );

  app.post(
    "/api/charge/tetherOrders/:id/cancel",
    describeRoute({
      access: "member",
      summary: "아직 들어온 이체가 없는 테더 입금을 취소합니다.",
      tag: "wallet",
      command: "account",
      params: IdParams,
      response: { 200: TetherOrderReport },
    }),
    (request, reply) => {
      const { id } = request.params;
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const row = await cancelOrder(tx, context, memberOf(request), id);
          return { status: 200, body: { order: orderOnWire(row) }, ref: id };
        },
        after: () => publishOrders(context, [id]),
      });
    },
  );

  app.post(
    "/api/exchange/tether",
    describeRoute({
      access: "member",
      summary: "테더로 환전을 신청합니다. 금액은 바로 예약되며 취소할 수 없습니다.",
      tag: "wallet",
      command: "account",
      body: TetherExchange,
      response: { 201: TetherExchangeReport },
    }),
    (request, reply) => {
      const member = playerOf(request);
      const caller = callerOf(request, context, member.userId);
      let id = "";
      return answerCommand<BankRow>(context, request, reply, {
        prepare: async () => {
          await openDesk(context, "withdrawal");
          return inTurn(`withdrawal ${member.id}`, async () => {
            await refuseSecond(db, member.id, "exchange");
            return proveWithdrawal(context, member.id, request.body.withdrawalPassword, caller);
          });
        },
        work: async (tx, proven) => {
          const row = await requestTetherExchange(tx, context, member, request.body, proven);
          id = row.id;
          return { status: 201, body: await requestReport(tx, row), ref: row.id };
        },
        after: () => publishRequests(context, [id]),
      });
    },
  );
};
