// How members limit themselves: decisions, rules 22 and 30.
import * as endpoints from "../../src/api/contract/account/protection.endpoints.ts";
import { serve } from "../http/serve.ts";
import { eq } from "drizzle-orm";
import type { Told } from "../../src/api/contract/endpoint.ts";
import { memberOf, type Routes } from "../app.ts";
import { callerOf } from "../session/device.ts";
import { tokenHashOf } from "../session/token-hash.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { Tx } from "../db/open.ts";
import { protection } from "../db/schema.ts";
import { beginAbsence } from "./protection/breaks.ts";
import { readProtection } from "./protection/read-protection.ts";
import { readHistory, readReminder } from "./protection/history.ts";
import { cancelRaise, changeOwnLimit, confirmRaise } from "./protection/own-limits.ts";
import { lockProtection } from "./protection/lock.ts";

export const protectionRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.protection, { summary: "내 보호 설정: 한도, 알림, 휴식, 자가 제한", tag: "member" })(
    (request) => readProtection(context, memberOf(request).id),
  );

  serve(app, context, endpoints.changeOwnLimit, {
    summary: "입금 한도나 손실 한도를 바꿉니다. 낮추면 바로, 높이거나 없애면 24시간 뒤 확인해야 적용됩니다.",
    tag: "member",
  })((request, run) => {
    const { amount, ...name } = request.body;
    const of = { memberId: memberOf(request).id, ...name };
    return run(done((tx) => changeOwnLimit(tx, clock, of, amount)));
  });

  serve(app, context, endpoints.confirmOwnLimit, {
    summary: "높이려던 한도를 확인합니다. 요청하고 24시간 뒤부터 7일 동안 할 수 있습니다.",
    tag: "member",
  })((request, run) => {
    const of = { memberId: memberOf(request).id, ...request.body };
    return run(done((tx) => confirmRaise(tx, clock, of)));
  });

  serve(app, context, endpoints.cancelOwnLimit, { summary: "높이려던 한도를 취소합니다.", tag: "member" })(
    (request, run) => {
      const of = { memberId: memberOf(request).id, ...request.body };
      return run(done((tx) => cancelRaise(tx, of)));
    },
  );

  serve(app, context, endpoints.changeReminder, {
    summary: "이용 시간을 알리는 간격을 정합니다. 0이면 알리지 않습니다.",
    tag: "member",
  })((request, run) => {
    const { id } = memberOf(request);
    const reminderMinutes = request.body.minutes === 0 ? null : request.body.minutes;
    return run(
      done(async (tx) => {
        await lockProtection(tx, id);
        await tx.update(protection).set({ reminderMinutes }).where(eq(protection.memberId, id));
      }),
    );
  });

  serve(app, context, endpoints.reminder, { summary: "이번 로그인의 이용 시간과 결과", tag: "member" })((request) =>
    readReminder(db, clock, memberOf(request).id, tokenHashOf(request)),
  );

  serve(app, context, endpoints.protectionHistory, { summary: "주별 또는 월별 입금, 베팅, 결과", tag: "member" })(
    async (request) => ({ spans: await readHistory(db, clock, memberOf(request).id, request.query.by) }),
  );

  serve(app, context, endpoints.takeBreak, {
    summary: "휴식합니다. 끝날 때까지 로그인, 베팅, 입금을 할 수 없습니다.",
    tag: "member",
    perMinute: 30,
  })((request, run) => {
    const member = memberOf(request);
    const { hours: amount, password } = request.body;
    const absence = { column: "breakUntil", amount, unit: "hours", password } as const;
    const steps = beginAbsence(context, member, absence, callerOf(request, context, member.userId));
    return run(steps);
  });

  serve(app, context, endpoints.exclude, {
    summary: "스스로 이용을 제한합니다. 되돌릴 수 없습니다.",
    tag: "member",
    perMinute: 30,
  })((request, run) => {
    const member = memberOf(request);
    const { months: amount, password } = request.body;
    const absence = { column: "excludedUntil", amount, unit: "months", password } as const;
    const steps = beginAbsence(context, member, absence, callerOf(request, context, member.userId));
    return run(steps);
  });
};

/** A command that answers that it is done. */
function done(work: (tx: Tx) => Promise<void>): CommandSteps<unknown, Told<typeof endpoints.changeOwnLimit>> {
  return {
    work: async (tx) => {
      await work(tx);
      return { status: 200, body: { isDone: true } };
    },
  };
}
