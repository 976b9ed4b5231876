import { endpoint } from "../endpoint.ts";
import { BetLimitList, BetLimitsChange } from "../sports/bet-limits.ts";

export const betLimits = endpoint({
  method: "GET",
  path: "/admin/bet-limits",
  access: "admin",
  answers: { 200: BetLimitList },
});

export const saveBetLimits = endpoint({
  method: "PUT",
  path: "/admin/bet-limits",
  access: "admin",
  command: "account",
  body: BetLimitsChange,
  answers: { 200: BetLimitList },
});
