import { endpoint } from "../endpoint.ts";
import { ApprovalsQuery, ApprovalPage, ApprovalRequest, JOIN_STATES } from "../operator-approvals.ts";
import * as v from "valibot";
import { Id } from "../common.ts";
import { SharedTracesQuery, SharedTracePage, CheckedRequest } from "../shared-traces.ts";
import { HedgeList } from "../hedges.ts";

export const approvals = endpoint({
  method: "GET",
  path: "/admin/approvals",
  access: "admin",
  query: ApprovalsQuery,
  answers: { 200: ApprovalPage },
});

export const decideApproval = endpoint({
  method: "POST",
  path: "/admin/approvals/:id",
  access: "admin",
  command: "account",
  params: v.strictObject({ id: Id }),
  body: ApprovalRequest,
  answers: { 200: v.object({ state: v.picklist(JOIN_STATES) }) },
});

export const sharedTraces = endpoint({
  method: "GET",
  path: "/admin/shared-traces",
  access: "admin",
  query: SharedTracesQuery,
  answers: { 200: SharedTracePage },
});

export const hedges = endpoint({
  method: "GET",
  path: "/admin/hedges",
  access: "admin",
  answers: { 200: HedgeList },
});

export const checkTraces = endpoint({
  method: "POST",
  path: "/admin/shared-traces/checked",
  access: "admin",
  command: "account",
  body: CheckedRequest,
  answers: { 204: null },
});
