import { endpoint } from "../endpoint.ts";
import { BanList, BanRequest, ModerationRequest, WritingPage, WritingsQuery } from "./board.ts";
import { UserIdParams } from "./operator.ts";

export const writings = endpoint({
  method: "GET",
  path: "/admin/writings",
  access: "operator",
  right: "board.read",
  query: WritingsQuery,
  answers: { 200: WritingPage },
});

export const moderateWritings = endpoint({
  method: "PUT",
  path: "/admin/writings/state",
  access: "operator",
  right: "board.moderate",
  command: "account",
  body: ModerationRequest,
  answers: { 204: null },
});

export const writingBans = endpoint({
  method: "GET",
  path: "/admin/writing-bans",
  access: "operator",
  right: "board.read",
  answers: { 200: BanList },
});

export const banFromWriting = endpoint({
  method: "PUT",
  path: "/admin/writing-bans/:userId",
  access: "operator",
  right: "board.moderate",
  command: "account",
  params: UserIdParams,
  body: BanRequest,
  answers: { 204: null },
});

export const liftWritingBan = endpoint({
  method: "DELETE",
  path: "/admin/writing-bans/:userId",
  access: "operator",
  right: "board.moderate",
  command: "account",
  params: UserIdParams,
  answers: { 204: null },
});
