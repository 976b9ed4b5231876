// What became of a command whose answer was lost.
import * as endpoints from "../../src/api/contract/commands.endpoints.ts";
import { serve } from "../http/serve.ts";
import type { FastifyRequest } from "fastify";
import type { KeptCommand } from "../../src/api/contract/commands.ts";
import type { Routes } from "../app.ts";
import { identify } from "../session/access.ts";
import { takeAttempt, withdrawalCounters } from "../session/attempts.ts";
import { GUEST } from "./answer-command.ts";
import { boundWithdrawals, findAnswer, type KeptAnswer, withdrawKey } from "./kept-answers.ts";
import { inTransaction } from "../db/transaction.ts";
import { ApiError } from "../errors.ts";

export const commandRoutes: Routes = (app, context) => {
  const { db } = context.database;

  /** A caller with a token is an account, and may ask about what it sent before it had one. */
  async function ownersOf(request: FastifyRequest): Promise<string[]> {
    if (request.headers["x-auth-token"] !== undefined) await identify(request, context);
    return request.member ? [request.member.id, GUEST] : [GUEST];
  }

  serve(app, context, endpoints.commandByKey, {
    summary: "Idempotency-Key로 보낸 요청의 결과. 토큰이 있으면 그 회원의 요청, 없으면 로그인 없이 보낸 요청입니다.",
    tag: "system",
  })(async (request) => {
    const kept = await findAnswer(db, context.clock, await ownersOf(request as FastifyRequest), request.params.key);
    if (!kept) throw new ApiError("not_found");
    return onWire(kept);
  });

  serve(app, context, endpoints.withdrawCommand, {
    summary:
      "Idempotency-Key로 보낸 요청을 취소합니다. 처리된 것이 없으면 204로 답하고 24시간 동안 이 키의 요청을 받지 않습니다. 이미 처리되었으면 바꾸지 않고 그 결과로 답합니다.",
    tag: "system",
  })(async (request) => {
    const owners = await ownersOf(request as FastifyRequest);
    const { key } = request.params;
    await takeAttempt(context, withdrawalCounters(request.address));
    const kept = await inTransaction(db, async (tx) => {
      if (request.member) await boundWithdrawals(tx, context.clock, request.member.id, key);
      let first: KeptAnswer | null = null;
      for (const owner of owners) first ??= await withdrawKey(tx, context.clock, owner, key, { isFinal: true });
      return first;
    });
    return kept ? { status: 200, body: onWire(kept) } : { status: 204 };
  });
};

function onWire({ status, body }: KeptAnswer): KeptCommand {
  return { status, body: body === null ? null : (JSON.parse(body) as unknown) };
}
