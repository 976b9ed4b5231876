import { endpoint } from "../endpoint.ts";
import { UserIdParams } from "./operator.ts";
import { ProtectionState, OperatorOwnLimitRequest } from "../account/protection.ts";

export const memberProtection = endpoint({
  method: "GET",
  path: "/admin/protection/:userId",
  access: "operator",
  right: "protection.read",
  params: UserIdParams,
  answers: { 200: ProtectionState },
});

export const lowerOwnLimitOf = endpoint({
  method: "PUT",
  path: "/admin/protection/:userId/limits",
  access: "operator",
  right: "protection.lower",
  command: "account",
  params: UserIdParams,
  body: OperatorOwnLimitRequest,
  answers: { 204: null },
});
