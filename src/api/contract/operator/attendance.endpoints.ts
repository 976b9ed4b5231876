import { endpoint } from "../endpoint.ts";
import { AttendanceRules } from "../programmes/attendance.ts";
import { ClaimPage, ClaimsQuery } from "../programmes/rewards.ts";

export const attendanceRules = endpoint({
  method: "GET",
  path: "/admin/attendance-rules",
  access: "operator",
  right: "attendance.read",
  answers: { 200: AttendanceRules },
});

export const changeAttendanceRules = endpoint({
  method: "PUT",
  path: "/admin/attendance-rules",
  access: "operator",
  right: "attendance.change",
  command: "account",
  body: AttendanceRules,
  answers: { 200: AttendanceRules },
});

export const claims = endpoint({
  method: "GET",
  path: "/admin/claims",
  access: "operator",
  right: "claims.read",
  query: ClaimsQuery,
  answers: { 200: ClaimPage },
});
