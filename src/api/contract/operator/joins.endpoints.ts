import { endpoint } from "../endpoint.ts";
import { HedgeList } from "./hedges.ts";
import { IdParams } from "./operator.ts";
import { JoinDecided, JoinPage, JoinDecision, JoinsQuery } from "./joins.ts";
import { CheckedRequest, SharedTracePage, SharedTracesQuery } from "./shared-traces.ts";

export const joins = endpoint({
  method: "GET",
  path: "/admin/joins",
  access: "operator",
  right: "joins.read",
  query: JoinsQuery,
  answers: { 200: JoinPage },
});

export const decideJoin = endpoint({
  method: "POST",
  path: "/admin/joins/:id",
  access: "operator",
  right: "joins.decide",
  command: "account",
  params: IdParams,
  body: JoinDecision,
  answers: { 200: JoinDecided },
});

export const sharedTraces = endpoint({
  method: "GET",
  path: "/admin/shared-traces",
  access: "operator",
  right: "traces.read",
  query: SharedTracesQuery,
  answers: { 200: SharedTracePage },
});

export const hedges = endpoint({
  method: "GET",
  path: "/admin/hedges",
  access: "operator",
  right: "traces.read",
  answers: { 200: HedgeList },
});

export const checkTraces = endpoint({
  method: "POST",
  path: "/admin/shared-traces/checked",
  access: "operator",
  right: "traces.check",
  command: "account",
  body: CheckedRequest,
  answers: { 204: null },
});
