import { endpoint } from "../endpoint.ts";
import { AttendanceMonth, AttendanceQuery, CheckInReport } from "./attendance.ts";

export const attendance = endpoint({
  method: "GET",
  path: "/attendance",
  access: "member",
  query: AttendanceQuery,
  answers: { 200: AttendanceMonth },
});

export const checkIn = endpoint({
  method: "POST",
  path: "/attendance/check-in",
  access: "player",
  command: "account",
  answers: { 201: CheckInReport },
});
