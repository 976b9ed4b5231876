// What a slip calls. Apart from the list of bets, whose schema a slip does not load.
import { Bet } from "./bets.ts";
import { KeyParams } from "../commands.ts";
import { endpoint } from "../endpoint.ts";
import { BetRequest, Quote, QuoteRequest, SelectionsNow, SelectionsQuery } from "./slip.ts";

export const placeBet = endpoint({
  method: "POST",
  path: "/bets",
  access: "player",
  command: "account",
  body: BetRequest,
  answers: { 201: Bet },
});

export const quote = endpoint({
  method: "POST",
  path: "/bets/quote",
  access: "player",
  why: "It writes nothing: it tells what a bet would be.",
  body: QuoteRequest,
  answers: { 200: Quote },
});

export const betByKey = endpoint({
  method: "GET",
  path: "/bets/by-key/:key",
  access: "member",
  params: KeyParams,
  answers: { 200: Bet },
});

/** 204: no bet stands under the key, and none will. */
export const withdrawBet = endpoint({
  method: "POST",
  path: "/bets/by-key/:key/withdraw",
  access: "member",
  why: "It is about a bet's key itself: withdrawn twice is withdrawn.",
  params: KeyParams,
  answers: { 200: Bet, 204: null },
});

export const selectionsNow = endpoint({
  method: "GET",
  path: "/selections",
  access: "member",
  query: SelectionsQuery,
  answers: { 200: SelectionsNow },
});
