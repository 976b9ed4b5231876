import { endpoint } from "../endpoint.ts";
import { MemberBetLimits } from "./bet-limits.ts";

export const ownBetLimits = endpoint({
  method: "GET",
  path: "/bets/limits",
  access: "member",
  answers: { 200: MemberBetLimits },
});
