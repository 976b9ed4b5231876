import { endpoint } from "../endpoint.ts";
import { BetLimitList, BetLimitsChange } from "../sports/bet-limits.ts";

export const betLimits = endpoint({
  method: "GET",
  path: "/admin/bet-limits",
  access: "operator",
  right: "bet-limits.read",
  answers: { 200: BetLimitList },
});

export const saveBetLimits = endpoint({
  method: "PUT",
  path: "/admin/bet-limits",
  access: "operator",
  right: "bet-limits.change",
  command: "account",
  body: BetLimitsChange,
  answers: { 200: BetLimitList },
});
