import { BetPage } from "./bet-page.ts";
import { BetsQuery } from "./bets.ts";
import { endpoint } from "../endpoint.ts";

export const bets = endpoint({
  method: "GET",
  path: "/bets",
  access: "member",
  query: BetsQuery,
  answers: { 200: BetPage },
});
