import { endpoint } from "../endpoint.ts";
import {
  Approval,
  ApprovalDecided,
  ApprovalPage,
  ApprovalRequest,
  ApprovalsQuery,
  FourEyesTermsOnWire,
} from "./approvals.ts";
import { IdParams } from "./operator.ts";

export const approvals = endpoint({
  method: "GET",
  path: "/admin/approvals",
  access: "operator",
  right: "approval.read",
  query: ApprovalsQuery,
  answers: { 200: ApprovalPage },
});

export const approvalById = endpoint({
  method: "GET",
  path: "/admin/approvals/:id",
  access: "operator",
  right: "approval.read",
  params: IdParams,
  answers: { 200: Approval },
});

export const decideApproval = endpoint({
  method: "POST",
  path: "/admin/approvals/:id",
  access: "operator",
  right: "approval.decide",
  command: "account",
  params: IdParams,
  body: ApprovalRequest,
  answers: { 200: ApprovalDecided },
});

export const fourEyesTerms = endpoint({
  method: "GET",
  path: "/admin/four-eyes",
  access: "operator",
  right: "approval.read",
  answers: { 200: FourEyesTermsOnWire },
});

export const saveFourEyesTerms = endpoint({
  method: "PUT",
  path: "/admin/four-eyes",
  access: "operator",
  right: "approval.terms",
  command: "account",
  body: FourEyesTermsOnWire,
  answers: { 200: FourEyesTermsOnWire },
});
