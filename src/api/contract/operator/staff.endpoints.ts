import { endpoint } from "../endpoint.ts";
import { SessionsEnded } from "../session/sessions.ts";
import { UserIdParams } from "./operator.ts";
import {
  GivenPasswordRequest,
  ReasonRequest,
  RolesRequest,
  StaffPage,
  StaffPartParams,
  StaffQuery,
  StaffRequest,
  StaffRow,
  StaffSessions,
} from "./staff.ts";

export const staffAccounts = endpoint({
  method: "GET",
  path: "/admin/staff",
  access: "operator",
  right: "staff.read",
  query: StaffQuery,
  answers: { 200: StaffPage },
});

export const createStaff = endpoint({
  method: "POST",
  path: "/admin/staff",
  access: "operator",
  right: "staff.change",
  command: "account",
  body: StaffRequest,
  answers: { 201: StaffRow },
});

export const changeRoles = endpoint({
  method: "PUT",
  path: "/admin/staff/:userId/roles",
  access: "operator",
  right: "staff.change",
  command: "account",
  params: UserIdParams,
  body: RolesRequest,
  answers: { 200: StaffRow },
});

export const barStaff = endpoint({
  method: "PUT",
  path: "/admin/staff/:userId/bar",
  access: "operator",
  right: "staff.change",
  command: "account",
  params: UserIdParams,
  body: ReasonRequest,
  answers: { 200: StaffRow },
});

export const freeStaff = endpoint({
  method: "POST",
  path: "/admin/staff/:userId/free",
  access: "operator",
  right: "staff.change",
  command: "account",
  params: UserIdParams,
  body: ReasonRequest,
  answers: { 200: StaffRow },
});

export const givePassword = endpoint({
  method: "PUT",
  path: "/admin/staff/:userId/password",
  access: "operator",
  right: "staff.change",
  command: "account",
  params: UserIdParams,
  body: GivenPasswordRequest,
  answers: { 200: StaffRow },
});

export const resetFactor = endpoint({
  method: "POST",
  path: "/admin/staff/:userId/factor/reset",
  access: "operator",
  right: "staff.change",
  command: "account",
  params: UserIdParams,
  body: ReasonRequest,
  answers: { 200: StaffRow },
});

export const staffSessions = endpoint({
  method: "GET",
  path: "/admin/staff/:userId/sessions",
  access: "operator",
  right: "staff.read",
  params: UserIdParams,
  answers: { 200: StaffSessions },
});

export const endStaffSession = endpoint({
  method: "DELETE",
  path: "/admin/staff/:userId/sessions/:id",
  access: "operator",
  right: "staff.sessions",
  command: "account",
  params: StaffPartParams,
  answers: { 204: null },
});

export const forgetStaffDevice = endpoint({
  method: "DELETE",
  path: "/admin/staff/:userId/devices/:id",
  access: "operator",
  right: "staff.sessions",
  command: "account",
  params: StaffPartParams,
  answers: { 200: SessionsEnded },
});
