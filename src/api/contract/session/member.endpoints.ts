import { endpoint } from "../endpoint.ts";
import { LoginRequest, LoginResponse, User, TokenResponse } from "./member.ts";
import {
  RecommenderRequest,
  RecommenderAnswer,
  JoinRequest,
  JoinWaiting,
  PasswordChangeRequest,
} from "../account/account.ts";

export const login = endpoint({
  method: "POST",
  path: "/member/login",
  access: "anyone",
  body: LoginRequest,
  answers: { 200: LoginResponse },
});

export const logout = endpoint({
  method: "POST",
  path: "/member/logout",
  access: "anyone",
  answers: { 204: null },
});

export const user = endpoint({
  method: "GET",
  path: "/member/user",
  access: "member",
  answers: { 200: User },
});

export const token = endpoint({
  method: "GET",
  path: "/member/token",
  access: "anyone",
  answers: { 200: TokenResponse },
});

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
