// The customer centre: enquiries, what operators publish, and the calls of both sides.
import * as v from "valibot";
import { ENQUIRY_KINDS } from "../../../domain/community/enquiry.ts";
import { lineOf, linesOf, Title } from "./board.ts";
import { PageQuery, pageOf } from "../page.ts";

export const ENQUIRY_LENGTH = 3_000;

/** POST /api/customer */
export const EnquiryRequest = v.strictObject({
  kind: v.picklist(ENQUIRY_KINDS),
  title: Title,
  contents: linesOf(ENQUIRY_LENGTH, "내용을 입력해주세요."),
});

/** POST /api/customer/guest: an enquiry without an account. The answer goes to the contact. */
export const GuestEnquiryRequest = v.strictObject({
  name: lineOf(20, "이름을 입력해주세요."),
  contact: v.pipe(
    lineOf(60, "연락처를 입력해주세요."),
    v.minLength(5, "답변을 받을 전화번호나 메신저 아이디를 입력해주세요."),
  ),
  title: Title,
  contents: linesOf(1_000, "내용을 입력해주세요."),
});

/** GET /api/customer: own enquiries, the newest first. */
export const EnquiriesQuery = v.strictObject(PageQuery);
const EnquiryLine = v.object({
  id: v.string(),
  kind: v.picklist(ENQUIRY_KINDS),
  title: v.string(),
  createdAt: v.string(),
  answeredAt: v.nullable(v.string()),
  /** Answered, and the answer is not read yet. */
  isUnread: v.boolean(),
});
export type EnquiryLine = v.InferOutput<typeof EnquiryLine>;
export const EnquiryPage = v.object({
  ...pageOf(EnquiryLine).entries,
  /** On all pages. */
  unread: v.number(),
});
export type EnquiryPage = v.InferOutput<typeof EnquiryPage>;
/** GET /api/customer/{id}: reading it marks the answer as read. */
export const Enquiry = v.object({
  ...EnquiryLine.entries,
  contents: v.string(),
  /** Sanitised HTML. */
  answer: v.nullable(v.string()),
});
export type Enquiry = v.InferOutput<typeof Enquiry>;

/** GET /api/admin/enquiries: those that wait come the oldest first, others the newest first. */
export const OperatorEnquiriesQuery = v.strictObject({
  state: v.optional(v.picklist(["waiting", "answered"])),
  kind: v.optional(v.picklist([...ENQUIRY_KINDS, "guest"])),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  ...PageQuery,
});
const OperatorEnquiry = v.object({
  id: v.string(),
  kind: v.picklist([...ENQUIRY_KINDS, "guest"]),
  /** Of a guest: null, and name and contact are given. */
  userId: v.nullable(v.string()),
  name: v.string(),
  contact: v.nullable(v.string()),
  title: v.string(),
  contents: v.string(),
  createdAt: v.string(),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  /** The operator's user id. */
  answeredBy: v.nullable(v.string()),
  isRead: v.boolean(),
});
export type OperatorEnquiry = v.InferOutput<typeof OperatorEnquiry>;
export const OperatorEnquiryPage = pageOf(OperatorEnquiry);
/** PUT /api/admin/enquiries/{id}/answer; HTML. To a guest it is a note of what was answered. */
export const AnswerRequest = v.strictObject({
  answer: v.pipe(v.string(), v.minLength(1, "답변을 입력해주세요."), v.maxLength(20_000, "답변이 너무 깁니다.")),
});
