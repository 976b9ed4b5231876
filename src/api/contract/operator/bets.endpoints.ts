import { endpoint } from "../endpoint.ts";
import { OperatorBetPage, OperatorBetsQuery } from "./bets.ts";

export const operatorBets = endpoint({
  method: "GET",
  path: "/admin/bets",
  access: "operator",
  query: OperatorBetsQuery,
  answers: { 200: OperatorBetPage },
});
