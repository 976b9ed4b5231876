import { endpoint } from "../endpoint.ts";
import { LoginRequest } from "./login.ts";
import { LoginResponse, User, TokenResponse } from "./member.ts";

export const login = endpoint({
  method: "POST",
  path: "/member/login",
  access: "anyone",
  why: "A visitor proves who it is; each login is a session of its own, and the last one counts.",
  body: LoginRequest,
  answers: { 200: LoginResponse },
});

export const logout = endpoint({
  method: "POST",
  path: "/member/logout",
  access: "anyone",
  why: "It ends the session of its token: sent twice it is the same.",
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
