import { endpoint } from "../endpoint.ts";
import {
  MailingDetail,
  MailingPage,
  MailingsQuery,
  MessageRequest,
  MessagesSent,
  RecallRequest,
  ReceiverPage,
  ReceiversExportQuery,
  ReceiversQuery,
} from "./mailings.ts";
import { IdParams } from "./operator.ts";

export const sendMessages = endpoint({
  method: "POST",
  path: "/admin/messages",
  access: "operator",
  right: "messages.send",
  command: "account",
  body: MessageRequest,
  answers: { 201: MessagesSent },
});

export const mailings = endpoint({
  method: "GET",
  path: "/admin/messages",
  access: "operator",
  right: "messages.read",
  query: MailingsQuery,
  answers: { 200: MailingPage },
});

export const mailing = endpoint({
  method: "GET",
  path: "/admin/messages/:id",
  access: "operator",
  right: "messages.read",
  params: IdParams,
  answers: { 200: MailingDetail },
});

export const receivers = endpoint({
  method: "GET",
  path: "/admin/messages/:id/receivers",
  access: "operator",
  right: "messages.read",
  params: IdParams,
  query: ReceiversQuery,
  answers: { 200: ReceiverPage },
});

export const exportReceivers = endpoint({
  method: "GET",
  path: "/admin/messages/:id/receivers/export",
  access: "operator",
  right: "messages.read",
  params: IdParams,
  query: ReceiversExportQuery,
  answers: { 200: null },
});

export const recallMessages = endpoint({
  method: "POST",
  path: "/admin/messages/:id/recall",
  access: "operator",
  right: "messages.send",
  command: "account",
  params: IdParams,
  body: RecallRequest,
  answers: { 200: MailingDetail },
});
