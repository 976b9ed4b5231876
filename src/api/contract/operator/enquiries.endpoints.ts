import { OperatorEnquiriesQuery, OperatorEnquiryPage, AnswerRequest } from "../community/customer.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";

export const allEnquiries = endpoint({
  method: "GET",
  path: "/admin/enquiries",
  access: "operator",
  right: "enquiries.read",
  query: OperatorEnquiriesQuery,
  answers: { 200: OperatorEnquiryPage },
});

export const answerEnquiry = endpoint({
  method: "PUT",
  path: "/admin/enquiries/:id/answer",
  access: "operator",
  right: "enquiries.answer",
  command: "account",
  params: IdParams,
  body: AnswerRequest,
  answers: { 204: null },
});
