// What a visitor without a session sends. Apart from the session's calls, which every page makes.
import { JoinRequest, JoinWaiting, PasswordChangeRequest, RecommenderAnswer, RecommenderRequest } from "./account.ts";
import { endpoint } from "../endpoint.ts";

export const checkRecommender = endpoint({
  method: "POST",
  path: "/member/recommender",
  access: "anyone",
  command: "guest",
  body: RecommenderRequest,
  answers: { 200: RecommenderAnswer },
});

export const join = endpoint({
  method: "POST",
  path: "/member/join",
  access: "anyone",
  command: "guest",
  body: JoinRequest,
  answers: { 202: JoinWaiting, 204: null },
});

export const changePassword = endpoint({
  method: "POST",
  path: "/member/password",
  access: "anyone",
  command: "guest",
  body: PasswordChangeRequest,
  answers: { 204: null },
});
