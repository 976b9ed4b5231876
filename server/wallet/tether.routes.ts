// Charges and exchanges of members by tether.
import * as endpoints from "../../src/api/contract/wallet/tether.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { callerOf } from "../session/device.ts";
import { inTurnOfAll } from "../commands/in-turn.ts";
import { serve } from "../http/serve.ts";
import { requestTetherExchange } from "./tether/exchange.ts";
import { listOrders, orderOnWire, publishOrders, readTerms } from "./tether/orders.ts";
import { cancelOrder, depositUrl, recordDeposit } from "./tether/request.ts";
import { maintenanceFlag, openPaymentDesk } from "./tether/terms.ts";
import { proveWithdrawal } from "./bank-account.ts";
import { publishRequests, refuseSecond, requestReport } from "./money-requests.ts";

export const tetherRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.tetherSetting, { summary: "테더 점검 여부", tag: "setting" })(async () => ({
    tetherMaintenanceFlag: await maintenanceFlag(context),
  }));

  serve(app, context, endpoints.tetherTerms, { summary: "테더 충전 조건, 환율과 마지막 입금", tag: "wallet" })(
    (request) => readTerms(context, memberOf(request)),
  );

  serve(app, context, endpoints.tetherOrders, { summary: "내 테더 입금, 최신순", tag: "wallet" })((request) =>
    listOrders(db, memberOf(request).id, request.query),
  );

  const aboutUrl = {
    summary: "테더 입금 화면의 주소. 뒤에 네트워크를 붙입니다. 아직 아무것도 기록하지 않습니다.",
    tag: "wallet",
  } as const;
  serve(
    app,
    context,
    endpoints.tetherDepositUrl,
    aboutUrl,
  )(async (request) => {
    const { params, query, hostname } = request;
    return depositUrl(context, memberOf(request), { amount: query.amount, network: params.suffix, hostname });
  });
  serve(
    app,
    context,
    endpoints.bareTetherDepositUrl,
    aboutUrl,
  )(async (request) => {
    const { query, hostname } = request;
    return depositUrl(context, memberOf(request), { amount: query.amount, network: undefined, hostname });
  });

  serve(app, context, endpoints.orderTether, {
    summary: "테더 입금을 기록합니다. https 주소만 기록합니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const steps = recordDeposit(context, memberOf(request), request.body, request.hostname);
    return run({
      ...steps,
      after: ({ quote }) => publishOrders(context, [quote.id]),
    });
  });

  serve(app, context, endpoints.cancelTetherOrder, {
    summary: "아직 들어온 이체가 없는 테더 입금을 취소합니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const { id } = request.params;
    return run({
      work: async (tx) => {
        const row = await cancelOrder(tx, context, memberOf(request), id);
        return { status: 200, body: { order: orderOnWire(row) }, ref: id };
      },
      after: () => publishOrders(context, [id]),
    });
  });

  serve(app, context, endpoints.exchangeToTether, {
    summary: "테더로 환전을 신청합니다. 금액은 바로 예약되며 취소할 수 없습니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const member = memberOf(request);
    const caller = callerOf(request, context, member.userId);
    let id = "";
    return run({
      prepare: async () => {
        await openPaymentDesk(context, "withdrawal");
        return inTurnOfAll(context, `withdrawal ${member.id}`, async () => {
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
  });
};
