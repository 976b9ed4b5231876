import { Written } from "./board.ts";
import { EnquiriesQuery, Enquiry, EnquiryPage, EnquiryRequest, GuestEnquiryRequest } from "./customer.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";

export const enquiries = endpoint({
  method: "GET",
  path: "/customer",
  access: "member",
  query: EnquiriesQuery,
  answers: { 200: EnquiryPage },
});

export const enquiryById = endpoint({
  method: "GET",
  path: "/customer/:id",
  access: "member",
  params: IdParams,
  answers: { 200: Enquiry },
});

export const writeEnquiry = endpoint({
  method: "POST",
  path: "/customer",
  access: "member",
  command: "account",
  body: EnquiryRequest,
  answers: { 201: Written },
});

export const removeEnquiry = endpoint({
  method: "DELETE",
  path: "/customer/:id",
  access: "member",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});

export const writeGuestEnquiry = endpoint({
  method: "POST",
  path: "/customer/guest",
  access: "anyone",
  command: "guest",
  body: GuestEnquiryRequest,
  answers: { 204: null },
});
