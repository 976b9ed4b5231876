// The calendar of check-ins, the check-in, and the rules that an operator sets.
import {
  AttendanceMonth,
  AttendanceQuery,
  AttendanceRules,
  CheckInReport,
} from "../../../src/api/contract/attendance.ts";
import { ClaimPage, ClaimsQuery } from "../../../src/api/contract/rewards.ts";
import { describeRoute, memberOf, type Routes } from "../../app.ts";
import { publishWallets } from "../../betting/member-events.ts";
import { answerCommand } from "../../commands/answer-command.ts";
import { readBalances } from "../../ledger/balances.ts";
import { checkIn, readAttendanceRules, readMonth, writeAttendanceRules } from "../../programmes/attendance.ts";
import { listClaims } from "../../programmes/claims.ts";

export const attendanceRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/attendance",
    describeRoute({
      access: "member",
      summary: "한 달의 출석과 연속 일수, 보상 규칙",
      tag: "programme",
      querystring: AttendanceQuery,
      response: { 200: AttendanceMonth },
    }),
    (request) => readMonth(db, context.clock, memberOf(request).id, request.query.month),
  );

  app.post(
    "/api/attendance/check-in",
    describeRoute({
      access: "member",
      summary: "오늘 출석하고 보상을 받습니다. 하루에 한 번입니다.",
      tag: "programme",
      command: "account",
      response: { 201: CheckInReport },
    }),
    (request, reply) => {
      const { id } = memberOf(request);
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          const report = await checkIn(tx, context.clock, id);
          return { status: 201, body: { ...report, ...(await readBalances(tx, id)) } };
        },
        after: () => publishWallets(context, [id]),
      });
    },
  );

  app.get(
    "/api/admin/attendance-rules",
    describeRoute({ access: "admin", summary: "출석 보상 규칙", tag: "operator", response: { 200: AttendanceRules } }),
    () => readAttendanceRules(db),
  );

  app.put(
    "/api/admin/attendance-rules",
    describeRoute({
      access: "admin",
      summary: "출석 보상 규칙을 바꿉니다.",
      tag: "operator",
      command: "account",
      body: AttendanceRules,
      response: { 200: AttendanceRules },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          await writeAttendanceRules(tx, context.clock, request.body);
          return { status: 200, body: await readAttendanceRules(tx) };
        },
      }),
  );

  app.get(
    "/api/admin/claims",
    describeRoute({
      access: "admin",
      summary: "출석, 쿠폰, 미션, 토너먼트로 지급한 내역, 최신순",
      tag: "operator",
      querystring: ClaimsQuery,
      response: { 200: ClaimPage },
    }),
    (request) => listClaims(db, request.query),
  );
};
