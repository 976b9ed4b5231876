import { endpoint } from "../endpoint.ts";
import { MessageList, MessagesQuery } from "../session/member.ts";
import { IdParams } from "../operator/operator.ts";

export const messages = endpoint({
  method: "GET",
  path: "/message",
  access: "member",
  query: MessagesQuery,
  answers: { 200: MessageList },
});

export const readAllMessages = endpoint({
  method: "POST",
  path: "/message/read-all",
  access: "member",
  command: "account",
  answers: { 204: null },
});

export const readMessage = endpoint({
  method: "POST",
  path: "/message/:id/read",
  access: "member",
  why: "It marks one message: sent twice it is the same.",
  params: IdParams,
  answers: { 204: null },
});

export const removeReadMessages = endpoint({
  method: "DELETE",
  path: "/message",
  access: "member",
  command: "account",
  answers: { 204: null },
});

export const removeMessage = endpoint({
  method: "DELETE",
  path: "/message/:id",
  access: "member",
  why: "It removes one message: sent twice it is the same.",
  params: IdParams,
  answers: { 204: null },
});
