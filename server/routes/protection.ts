// How members limit themselves: decisions, rules 22 and 30.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import {
  BreakRequest,
  ExclusionRequest,
  HistoryQuery,
  LimitRequest,
  ProtectionHistory,
  ProtectionState,
  RaiseRequest,
  ReminderRequest,
  ReminderState,
  UntilAnswer,
} from "../../src/api/contract/protection.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { callerOf } from "../auth/device.ts";
import { tokenHashOf } from "../auth/token-hash.ts";
import { answerCommand } from "../commands/answer-command.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { protection } from "../db/schema.ts";
import { beginAbsence, readProtection } from "../protection/exclusion.ts";
import { readHistory, readReminder } from "../protection/history.ts";
import { cancelRaise, changeLimit, confirmRaise } from "../protection/limits.ts";
import { lockProtection } from "../protection/lock.ts";

const Done = v.object({ isDone: v.literal(true) });

export const protectionRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  app.get(
    "/api/protection",
    describeRoute({
      access: "member",
      summary: "내 보호 설정: 한도, 알림, 휴식, 자가 제한",
      tag: "member",
      response: { 200: ProtectionState },
    }),
    (request) => readProtection(context, memberOf(request).id),
  );

  app.put(
    "/api/protection/limits",
    describeRoute({
      access: "member",
      summary: "입금 한도나 손실 한도를 바꿉니다. 낮추면 바로, 높이거나 없애면 24시간 뒤 확인해야 적용됩니다.",
      tag: "member",
      command: "account",
      body: LimitRequest,
      response: { 200: Done },
    }),
    (request, reply) => {
      const { amount, ...name } = request.body;
      const of = { memberId: memberOf(request).id, ...name };
      return doneBy(context, request, reply, (tx) => changeLimit(tx, clock, of, amount));
    },
  );

  app.post(
    "/api/protection/limits/confirm",
    describeRoute({
      access: "member",
      summary: "높이려던 한도를 확인합니다. 요청하고 24시간 뒤부터 7일 동안 할 수 있습니다.",
      tag: "member",
      command: "account",
      body: RaiseRequest,
      response: { 200: Done },
    }),
    (request, reply) => {
      const of = { memberId: memberOf(request).id, ...request.body };
      return doneBy(context, request, reply, (tx) => confirmRaise(tx, clock, of));
    },
  );

  app.post(
    "/api/protection/limits/cancel",
    describeRoute({
      access: "member",
      summary: "높이려던 한도를 취소합니다.",
      tag: "member",
      command: "account",
      body: RaiseRequest,
      response: { 200: Done },
    }),
    (request, reply) => {
      const of = { memberId: memberOf(request).id, ...request.body };
      return doneBy(context, request, reply, (tx) => cancelRaise(tx, of));
    },
  );

  app.put(
    "/api/protection/reminder",
    describeRoute({
      access: "member",
      summary: "이용 시간을 알리는 간격을 정합니다. 0이면 알리지 않습니다.",
      tag: "member",
      command: "account",
      body: ReminderRequest,
      response: { 200: Done },
    }),
    (request, reply) => {
      const { id } = memberOf(request);
      const reminderMinutes = request.body.minutes === 0 ? null : request.body.minutes;
      return doneBy(context, request, reply, async (tx) => {
        await lockProtection(tx, id);
        await tx.update(protection).set({ reminderMinutes }).where(eq(protection.memberId, id));
      });
    },
  );

  app.get(
    "/api/protection/reminder",
    describeRoute({
      access: "member",
      summary: "이번 로그인의 이용 시간과 결과",
      tag: "member",
      response: { 200: ReminderState },
    }),
    (request) => readReminder(db, clock, memberOf(request).id, tokenHashOf(request)),
  );

  app.get(
    "/api/protection/history",
    describeRoute({
      access: "member",
      summary: "주별 또는 월별 입금, 베팅, 결과",
      tag: "member",
      querystring: HistoryQuery,
      response: { 200: ProtectionHistory },
    }),
    async (request) => ({ spans: await readHistory(db, clock, memberOf(request).id, request.query.by) }),
  );

  app.post(
    "/api/protection/break",
    describeRoute({
      access: "member",
      summary: "휴식합니다. 끝날 때까지 로그인, 베팅, 입금을 할 수 없습니다.",
      tag: "member",
      command: "account",
      perMinute: 30,
      body: BreakRequest,
      response: { 200: UntilAnswer },
    }),
    (request, reply) => {
      const member = memberOf(request);
      const { hours: amount, password } = request.body;
      const absence = { column: "breakUntil", amount, unit: "hours", password } as const;
      const steps = beginAbsence(context, member, absence, callerOf(request, context, member.userId));
      return answerCommand(context, request, reply, steps);
    },
  );

  app.post(
    "/api/protection/exclusion",
    describeRoute({
      access: "member",
      summary: "스스로 이용을 제한합니다. 되돌릴 수 없습니다.",
      tag: "member",
      command: "account",
      perMinute: 30,
      body: ExclusionRequest,
      response: { 200: UntilAnswer },
    }),
    (request, reply) => {
      const member = memberOf(request);
      const { months: amount, password } = request.body;
      const absence = { column: "excludedUntil", amount, unit: "months", password } as const;
      const steps = beginAbsence(context, member, absence, callerOf(request, context, member.userId));
      return answerCommand(context, request, reply, steps);
    },
  );
};

function doneBy(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<void>,
): Promise<FastifyReply> {
  return answerCommand(context, request, reply, {
    work: async (tx) => {
      await work(tx);
      return { status: 200, body: { isDone: true } };
    },
  });
}
