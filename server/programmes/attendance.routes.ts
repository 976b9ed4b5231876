// The calendar of check-ins, the check-in, and the rules that an operator sets.
import * as endpoints from "../../src/api/contract/programmes/attendance.endpoints.ts";
import * as operatorEndpoints from "../../src/api/contract/operator/attendance.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import { serve } from "../http/serve.ts";
import { readBalances } from "../ledger/balances.ts";
import { checkIn, readAttendanceRules, readMonth, writeAttendanceRules } from "./attendance.ts";
import { listClaims } from "./claims.ts";

export const attendanceRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.attendance, { summary: "한 달의 출석과 연속 일수, 보상 규칙", tag: "programme" })(
    (request) => readMonth(db, context.clock, memberOf(request).id, request.query.month),
  );

  serve(app, context, endpoints.checkIn, {
    summary: "오늘 출석하고 보상을 받습니다. 하루에 한 번입니다.",
    tag: "programme",
    movesMoney: true,
  })((request, run) => {
    const { id } = memberOf(request);
    return run({
      work: async (tx) => {
        const report = await checkIn(tx, context.clock, id);
        return { status: 201, body: { ...report, ...(await readBalances(tx, id)) } };
      },
      after: () => publishWallets(context, [id]),
    });
  });

  serve(app, context, operatorEndpoints.attendanceRules, { summary: "출석 보상 규칙", tag: "operator" })(() =>
    readAttendanceRules(db),
  );

  serve(app, context, operatorEndpoints.changeAttendanceRules, {
    summary: "출석 보상 규칙을 바꿉니다.",
    tag: "operator",
  })(({ body }, run) =>
    run({
      work: async (tx) => {
        await writeAttendanceRules(tx, context.clock, body);
        return { status: 200, body: await readAttendanceRules(tx) };
      },
    }),
  );

  serve(app, context, operatorEndpoints.claims, {
    summary: "출석, 쿠폰, 미션, 토너먼트로 지급한 내역, 최신순",
    tag: "operator",
  })(({ query }) => listClaims(db, query));
};
