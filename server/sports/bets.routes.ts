// Placing bets, finding them again.
import * as endpoints from "../../src/api/contract/sports/bets.endpoints.ts";
import * as slipEndpoints from "../../src/api/contract/sports/slip.endpoints.ts";
import * as trailEndpoints from "../../src/api/contract/sports/trails.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { keepTrail } from "./betting/judgement/trails.ts";
import { betByKey, betPage } from "./betting/lists/bet-page.ts";
import { placement } from "./betting/placement/place-bet.ts";
import { quoteSlip } from "./betting/placement/quote-slip.ts";
import { withdrawBet } from "./betting/placement/withdraw-bet.ts";
import { pickNow, readSelections } from "./betting/selections-now.ts";
import { ApiError } from "../errors.ts";
import { readGamePicks } from "../games/read-picks.ts";
import { serve } from "../http/serve.ts";

const SELECTIONS_AT_ONCE = 100;

export const betRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, slipEndpoints.placeBet, {
    summary: "베팅합니다. 같은 Idempotency-Key는 24시간 동안 같은 답을 받습니다.",
    tag: "bet",
    movesMoney: true,
  })((request, run) => run(placement(context, memberOf(request), request.body)));

  serve(app, context, slipEndpoints.quote, {
    summary: "베팅하기 전의 배당, 최대 금액, 거절 사유. 아무것도 접수하지 않습니다.",
    tag: "bet",
    perMinute: 600,
  })((request) => quoteSlip(context, memberOf(request), request.body));

  serve(app, context, endpoints.bets, { summary: "베팅내역, 최신순", tag: "bet", perMinute: 600 })((request) =>
    betPage(context, memberOf(request).id, request.query),
  );

  serve(app, context, slipEndpoints.betByKey, { summary: "Idempotency-Key로 접수된 베팅", tag: "bet", always: true })(
    (request) => betByKey(context, memberOf(request).id, request.params.key),
  );

  serve(app, context, slipEndpoints.withdrawBet, {
    summary:
      "Idempotency-Key로 보낸 베팅을 취소합니다. 접수된 베팅이 없으면 204로 답하고 24시간 동안 이 키의 베팅을 받지 않습니다. 이미 접수되었으면 바꾸지 않고 그 베팅으로 답합니다.",
    tag: "bet",
    always: true,
  })(async (request) => {
    const bet = await withdrawBet(context, memberOf(request).id, request.params.key);
    return bet ? { status: 200, body: bet } : { status: 204 };
  });

  serve(app, context, trailEndpoints.keepTrail, {
    summary: "회원의 화면이 남긴 접수 과정. 분쟁 확인용으로 30일 보관하며 접수에는 영향을 주지 않습니다.",
    tag: "bet",
    perMinute: 60,
  })((request) => keepTrail(context, memberOf(request).id, request.body));

  serve(app, context, slipEndpoints.selectionsNow, { summary: "선택한 경기의 현재 배당", tag: "bet" })(
    async ({ query }) => {
      const ids = [...new Set(query.ids.split(",").filter(Boolean))];
      if (ids.length > SELECTIONS_AT_ONCE) throw new ApiError("bad_request");
      const eventId = context.events.lastId();
      const rows = await readSelections(db, ids);
      const picks = await readGamePicks(db, ids, context.clock.now());
      return { items: [...rows.map((row) => pickNow(row, context.clock.now())), ...picks], eventId };
    },
  );
};
