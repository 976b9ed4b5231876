import { endpoint } from "../endpoint.ts";
import { DisabledAccountList, UserIdParams, DisableRequest } from "./operator.ts";
import { SessionsEnded } from "../session/sessions.ts";

export const disabledAccounts = endpoint({
  method: "GET",
  path: "/admin/disabled-accounts",
  access: "operator",
  right: "access.read",
  answers: { 200: DisabledAccountList },
});

export const disableAccount = endpoint({
  method: "PUT",
  path: "/admin/disabled-accounts/:userId",
  access: "operator",
  right: "access.disable",
  command: "account",
  params: UserIdParams,
  body: DisableRequest,
  answers: { 200: SessionsEnded },
});

export const enableAccount = endpoint({
  method: "DELETE",
  path: "/admin/disabled-accounts/:userId",
  access: "operator",
  right: "access.disable",
  command: "account",
  params: UserIdParams,
  answers: { 204: null },
});
