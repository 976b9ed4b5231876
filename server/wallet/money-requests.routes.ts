// Charges and exchanges of members.
import * as endpoints from "../../src/api/contract/wallet/money-requests.endpoints.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import { type Member, memberOf, type Routes } from "../app.ts";
import { callerOf } from "../session/device.ts";
import { inTurnOfAll } from "../commands/in-turn.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { proveWithdrawal, setBankAccount } from "./bank-account.ts";
import { cancelCharge, chargeTerms, requestCharge } from "./charge.ts";
import { exchangeTerms, requestExchange } from "./exchange.ts";
import { listRequests, publishRequests, refuseSecond, requestReport } from "./money-requests.ts";

/** Who exchanges: members, and managers what their rolling paid. */
function payeeOf(request: Parameters<typeof memberOf>[0]): Member {
  const member = memberOf(request);
  if (accountKind(member) === "administrator") throw new ApiError("forbidden");
  return member;
}

export const moneyRequestRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.moneyRequests, { summary: "내 충전과 환전 신청, 최신순", tag: "wallet" })((request) =>
    listRequests(db, memberOf(request).id, request.query),
  );

  serve(app, context, endpoints.chargeTerms, { summary: "충전 조건", tag: "wallet" })((request) =>
    chargeTerms(context, memberOf(request)),
  );

  serve(app, context, endpoints.requestCharge, {
    summary: "충전을 신청합니다. 처리되지 않은 신청은 하나만 둘 수 있습니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const member = memberOf(request);
    let id = "";
    return run({
      work: async (tx) => {
        const row = await requestCharge(tx, context, member, request.body);
        id = row.id;
        return { status: 201, body: await requestReport(tx, row), ref: row.id };
      },
      after: () => publishRequests(context, [id]),
    });
  });

  serve(app, context, endpoints.cancelCharge, {
    summary: "아직 처리되지 않은 충전 신청을 취소합니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const { id } = request.params;
    return run({
      work: async (tx) => {
        const row = await cancelCharge(tx, context, memberOf(request), id);
        return { status: 200, body: await requestReport(tx, row), ref: id };
      },
      after: () => publishRequests(context, [id]),
    });
  });

  serve(app, context, endpoints.exchangeTerms, { summary: "환전 조건", tag: "wallet" })((request) =>
    exchangeTerms(context, memberOf(request)),
  );

  serve(app, context, endpoints.changeBankAccount, {
    perMinute: 30,
    summary: "환전 계좌와 환전 비밀번호를 로그인 비밀번호로 등록하거나 바꿉니다. 202이면 관리자의 확인을 기다립니다.",
    tag: "wallet",
  })((request, run) => {
    const member = payeeOf(request);
    const caller = callerOf(request, context, member.userId);
    return run(setBankAccount(context, member, request.body, caller));
  });

  serve(app, context, endpoints.requestExchange, {
    summary: "환전을 신청합니다. 금액은 바로 예약되며 취소할 수 없습니다.",
    tag: "wallet",
    movesMoney: true,
  })((request, run) => {
    const member = payeeOf(request);
    const caller = callerOf(request, context, member.userId);
    let id = "";
    return run({
      // One at a time: guesses at the same time are counted, and the right one among them is not shut out.
      prepare: () =>
        inTurnOfAll(context, `withdrawal ${member.id}`, async () => {
          await refuseSecond(db, member.id, "exchange");
          return proveWithdrawal(context, member.id, request.body.withdrawalPassword, caller);
        }),
      work: async (tx, proven) => {
        const row = await requestExchange(tx, context, member, request.body, proven);
        id = row.id;
        return { status: 201, body: await requestReport(tx, row), ref: row.id };
      },
      after: () => publishRequests(context, [id]),
    });
  });
};
