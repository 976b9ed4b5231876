import { endpoint } from "../endpoint.ts";
import { AttendanceRules } from "../programmes/attendance.ts";
import { ClaimPage, ClaimsQuery } from "../programmes/rewards.ts";

export const attendanceRules = endpoint({
  method: "GET",
  path: "/admin/attendance-rules",
  access: "operator",
  answers: { 200: AttendanceRules },
});

export const changeAttendanceRules = endpoint({
  method: "PUT",
  path: "/admin/attendance-rules",
  access: "operator",
  command: "account",
  body: AttendanceRules,
  answers: { 200: AttendanceRules },
});

export const claims = endpoint({
  method: "GET",
  path: "/admin/claims",
  access: "operator",
  query: ClaimsQuery,
  answers: { 200: ClaimPage },
});
