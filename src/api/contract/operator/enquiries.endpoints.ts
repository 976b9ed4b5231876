import { AdminEnquiriesQuery, AdminEnquiryPage, AnswerRequest } from "../community/customer.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";

export const allEnquiries = endpoint({
  method: "GET",
  path: "/admin/enquiries",
  access: "admin",
  query: AdminEnquiriesQuery,
  answers: { 200: AdminEnquiryPage },
});

export const answerEnquiry = endpoint({
  method: "PUT",
  path: "/admin/enquiries/:id/answer",
  access: "admin",
  command: "account",
  params: IdParams,
  body: AnswerRequest,
  answers: { 204: null },
});
