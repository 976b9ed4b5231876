// Placing bets, finding them again.
import { BetPage } from "../../src/api/contract/bet-page.ts";
import { Bet, BetsQuery } from "../../src/api/contract/bets.ts";
import { BetRequest, Quote, QuoteRequest, SelectionsNow, SelectionsQuery } from "../../src/api/contract/slip.ts";
import { KeyParams } from "../../src/api/contract/commands.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { betByKey, betPage } from "../betting/lists/bet-page.ts";
import { placement } from "../betting/placement/place-bet.ts";
import { quoteSlip } from "../betting/placement/quote-slip.ts";
import { withdrawBet } from "../betting/placement/withdraw-bet.ts";
import { pickNow, readSelections } from "../betting/selections-now.ts";
import { ApiError } from "../errors.ts";
import { readGamePicks } from "../games/read-picks.ts";

const SELECTIONS_AT_ONCE = 100;

export const betRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.post(
    "/api/bets",
    describeRoute({
      access: "member",
      summary: "베팅합니다. 같은 Idempotency-Key는 24시간 동안 같은 답을 받습니다.",
      tag: "bet",
      command: "account",
      body: BetRequest,
      response: { 201: Bet },
    }),
    (request, reply) => answerCommand(context, request, reply, placement(context, memberOf(request), request.body)),
  );

  app.post(
    "/api/bets/quote",
    describeRoute({
      access: "member",
      perMinute: 600,
      summary: "베팅하기 전의 배당, 최대 금액, 거절 사유. 아무것도 접수하지 않습니다.",
      tag: "bet",
      body: QuoteRequest,
      response: { 200: Quote },
    }),
    (request) => quoteSlip(context, memberOf(request), request.body),
  );

  app.get(
    "/api/bets",
    describeRoute({
      access: "member",
      perMinute: 600,
      summary: "베팅내역, 최신순",
      tag: "bet",
      querystring: BetsQuery,
      response: { 200: BetPage },
    }),
    (request) => betPage(context, memberOf(request).id, request.query),
  );

  app.get(
    "/api/bets/by-key/:key",
    describeRoute({
      access: "member",
      summary: "Idempotency-Key로 접수된 베팅",
      tag: "bet",
      params: KeyParams,
      response: { 200: Bet },
    }),
    (request) => betByKey(context, memberOf(request).id, request.params.key),
  );

  app.post(
    "/api/bets/by-key/:key/withdraw",
    describeRoute({
      access: "member",
      summary:
        "Idempotency-Key로 보낸 베팅을 취소합니다. 접수된 베팅이 없으면 204로 답하고 24시간 동안 이 키의 베팅을 받지 않습니다. 이미 접수되었으면 바꾸지 않고 그 베팅으로 답합니다.",
      tag: "bet",
      params: KeyParams,
      response: { 200: Bet, 204: null },
    }),
    async (request, reply) => {
      const bet = await withdrawBet(context, memberOf(request).id, request.params.key);
      return bet ? reply.send(bet) : reply.code(204).send();
    },
  );

  app.get(
    "/api/selections",
    describeRoute({
      access: "member",
      summary: "선택한 경기의 현재 배당",
      tag: "bet",
      querystring: SelectionsQuery,
      response: { 200: SelectionsNow },
    }),
    async (request) => {
      const ids = [...new Set(request.query.ids.split(",").filter(Boolean))];
      if (ids.length > SELECTIONS_AT_ONCE) throw new ApiError("bad_request");
      const eventId = context.events.lastId();
      const rows = await readSelections(db, ids);
      const picks = await readGamePicks(db, ids, context.clock.now());
      return { items: [...rows.map((row) => pickNow(row, context.clock.now())), ...picks], eventId };
    },
  );
};
