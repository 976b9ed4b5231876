import { endpoint } from "../endpoint.ts";
import { MemberSessionList, SessionParams, SessionsEnded } from "./sessions.ts";

export const memberSessions = endpoint({
  method: "GET",
  path: "/member/sessions",
  access: "member",
  answers: { 200: MemberSessionList },
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/member/sessions/:id",
  access: "member",
  command: "account",
  params: SessionParams,
  answers: { 204: null },
});

export const endOtherSessions = endpoint({
  method: "DELETE",
  path: "/member/sessions",
  access: "member",
  command: "account",
  answers: { 200: SessionsEnded },
});
