import { endpoint } from "../endpoint.ts";
import { HedgeList } from "./hedges.ts";
import { IdParams } from "./operator.ts";
import { ApprovalDecided, ApprovalPage, ApprovalRequest, ApprovalsQuery } from "./approvals.ts";
import { CheckedRequest, SharedTracePage, SharedTracesQuery } from "./shared-traces.ts";

export const approvals = endpoint({
  method: "GET",
  path: "/admin/approvals",
  access: "operator",
  query: ApprovalsQuery,
  answers: { 200: ApprovalPage },
});

export const decideApproval = endpoint({
  method: "POST",
  path: "/admin/approvals/:id",
  access: "operator",
  command: "account",
  params: IdParams,
  body: ApprovalRequest,
  answers: { 200: ApprovalDecided },
});

export const sharedTraces = endpoint({
  method: "GET",
  path: "/admin/shared-traces",
  access: "operator",
  query: SharedTracesQuery,
  answers: { 200: SharedTracePage },
});

export const hedges = endpoint({
  method: "GET",
  path: "/admin/hedges",
  access: "operator",
  answers: { 200: HedgeList },
});

export const checkTraces = endpoint({
  method: "POST",
  path: "/admin/shared-traces/checked",
  access: "operator",
  command: "account",
  body: CheckedRequest,
  answers: { 204: null },
});
