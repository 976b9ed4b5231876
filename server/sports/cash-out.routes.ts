// Cash-out of open bets, whole and in parts.
import * as endpoints from "../../src/api/contract/sports/cash-out.endpoints.ts";
import type { JudgedCashOut } from "../../src/api/contract/operator/judged-terms.ts";
import { memberOf, type Routes } from "../app.ts";
import { cashOutBet } from "./betting/cash-out/cash-out.ts";
import { cashOutOffers } from "./betting/cash-out/offers.ts";
import { type JudgedNote, keepRefusal } from "./betting/judgement/judged.ts";
import { publishBets } from "./betting/member-events.ts";
import { keyedRequest } from "../commands/answer-command.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";

const BETS_AT_ONCE = 50;

export const cashOutRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.cashOutOffers, {
    summary: "진행 중인 베팅의 현재 캐시아웃 금액",
    tag: "bet",
    perMinute: 600,
  })(async (request) => {
    const ids = [...new Set(request.query.ids.split(",").filter(Boolean))];
    if (ids.length > BETS_AT_ONCE) throw new ApiError("bad_request");
    return { items: await cashOutOffers(context, db, memberOf(request).id, ids) };
  });

  serve(app, context, endpoints.cashOut, {
    summary:
      "베팅의 전부 또는 일부를 캐시아웃합니다. 확인한 금액보다 적으면 거절합니다. 진행 중인 경기가 있으면 202로 접수하고, 대기 시간이 끝난 때의 금액으로 지급하거나 거절합니다. 결과는 같은 키의 응답이 됩니다.",
    tag: "bet",
    movesMoney: true,
  })((request, run) => {
    const { id: memberId } = memberOf(request);
    const { id } = request.params;
    const command = keyedRequest(context, request);
    const note: JudgedNote<JudgedCashOut> = { judged: null, at: 0 };
    return run({
      refused: keepRefusal(note, { stage: "cash_out", betId: id }),
      work: async (tx) => {
        const outcome = await cashOutBet(tx, context, memberId, id, request.body, command, note);
        return outcome.state === "paid"
          ? { status: 201, body: outcome, ref: id }
          : { status: 202, body: outcome, ref: id };
      },
      after: () => publishBets(context, [id]),
    });
  });
};
