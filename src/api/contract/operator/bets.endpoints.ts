import { endpoint } from "../endpoint.ts";
import { BetStory, RefusedList, RefusedParams, RefusedQuery, StoryParams } from "./bet-story.ts";
import {
  BetExportQuery,
  BetFile,
  BetParams,
  BetVoidRequest,
  LargeBets,
  OperatorBetPage,
  OperatorBetsQuery,
} from "./bets.ts";

export const operatorBets = endpoint({
  method: "GET",
  path: "/admin/bets",
  access: "operator",
  right: "bets.read",
  query: OperatorBetsQuery,
  answers: { 200: OperatorBetPage },
});

export const exportBets = endpoint({
  method: "GET",
  path: "/admin/bets/export",
  access: "operator",
  right: "bets.read",
  query: BetExportQuery,
  answers: { 200: null },
});

export const largeBets = endpoint({
  method: "GET",
  path: "/admin/bets/large",
  access: "operator",
  right: "bets.read",
  answers: { 200: LargeBets },
});

export const betFile = endpoint({
  method: "GET",
  path: "/admin/bets/:id",
  access: "operator",
  right: "bets.read",
  params: BetParams,
  answers: { 200: BetFile },
});

export const voidBet = endpoint({
  method: "POST",
  path: "/admin/bets/:id/void",
  access: "operator",
  right: "bets.void",
  command: "account",
  params: BetParams,
  body: BetVoidRequest,
  answers: { 200: BetFile },
});

export const betStory = endpoint({
  method: "GET",
  path: "/admin/bets/:id/story",
  access: "operator",
  right: "bets.read",
  params: StoryParams,
  answers: { 200: BetStory },
});

export const refusedBets = endpoint({
  method: "GET",
  path: "/admin/bets/refused",
  access: "operator",
  right: "bets.read",
  query: RefusedQuery,
  answers: { 200: RefusedList },
});

export const refusedStory = endpoint({
  method: "GET",
  path: "/admin/bets/refused/:judgement/story",
  access: "operator",
  right: "bets.read",
  params: RefusedParams,
  answers: { 200: BetStory },
});
