import { endpoint } from "../endpoint.ts";
import { BetStory, RefusedList, RefusedParams, RefusedQuery, StoryParams } from "./bet-story.ts";
import { OperatorBetPage, OperatorBetsQuery } from "./bets.ts";

export const operatorBets = endpoint({
  method: "GET",
  path: "/admin/bets",
  access: "operator",
  right: "bets.read",
  query: OperatorBetsQuery,
  answers: { 200: OperatorBetPage },
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
