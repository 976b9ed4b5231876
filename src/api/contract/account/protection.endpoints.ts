import { endpoint } from "../endpoint.ts";
import {
  ProtectionState,
  OwnLimitRequest,
  RaiseRequest,
  ReminderRequest,
  ReminderState,
  HistoryQuery,
  ProtectionHistory,
  BreakRequest,
  UntilAnswer,
  ExclusionRequest,
  Done,
} from "./protection.ts";

export const protection = endpoint({
  method: "GET",
  path: "/protection",
  access: "member",
  answers: { 200: ProtectionState },
});

export const changeOwnLimit = endpoint({
  method: "PUT",
  path: "/protection/limits",
  access: "member",
  command: "account",
  body: OwnLimitRequest,
  answers: { 200: Done },
});

export const confirmOwnLimit = endpoint({
  method: "POST",
  path: "/protection/limits/confirm",
  access: "member",
  command: "account",
  body: RaiseRequest,
  answers: { 200: Done },
});

export const cancelOwnLimit = endpoint({
  method: "POST",
  path: "/protection/limits/cancel",
  access: "member",
  command: "account",
  body: RaiseRequest,
  answers: { 200: Done },
});

export const changeReminder = endpoint({
  method: "PUT",
  path: "/protection/reminder",
  access: "member",
  command: "account",
  body: ReminderRequest,
  answers: { 200: Done },
});

export const reminder = endpoint({
  method: "GET",
  path: "/protection/reminder",
  access: "member",
  answers: { 200: ReminderState },
});

export const protectionHistory = endpoint({
  method: "GET",
  path: "/protection/history",
  access: "member",
  query: HistoryQuery,
  answers: { 200: ProtectionHistory },
});

export const takeBreak = endpoint({
  method: "POST",
  path: "/protection/break",
  access: "member",
  command: "account",
  body: BreakRequest,
  answers: { 200: UntilAnswer },
});

export const exclude = endpoint({
  method: "POST",
  path: "/protection/exclusion",
  access: "member",
  command: "account",
  body: ExclusionRequest,
  answers: { 200: UntilAnswer },
});
