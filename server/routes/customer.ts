// The customer centre: own enquiries, and enquiries without an account.
import { and, eq } from "drizzle-orm";
import { Written } from "../../src/api/contract/board.ts";
import {
  EnquiriesQuery,
  Enquiry,
  EnquiryPage,
  EnquiryRequest,
  GuestEnquiryRequest,
} from "../../src/api/contract/customer.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { addressOf } from "../auth/addresses.ts";
import { takeAttempt } from "../auth/attempts.ts";
import { dateNow } from "../clock.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { enquiryCounters, enquiryPage, guestCounters, isOwn, readEnquiry } from "../community/enquiries.ts";
import { answerRemoval, READ, REMOVE, WRITE } from "../community/member-calls.ts";
import { enquiry } from "../db/schema.ts";
import { newId } from "../ids.ts";
import { publishWaiting } from "../operator/waiting.ts";

export const customerRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  app.get(
    "/api/customer",
    describeRoute({
      ...READ,
      summary: "자신의 문의, 최신순",
      querystring: EnquiriesQuery,
      response: { 200: EnquiryPage },
    }),
    (request) => enquiryPage(db, memberOf(request).id, request.query),
  );

  app.get(
    "/api/customer/:id",
    describeRoute({
      ...READ,
      summary: "자신의 문의와 답변. 읽으면 답변을 읽은 것이 됩니다.",
      params: IdParams,
      response: { 200: Enquiry },
    }),
    (request) => readEnquiry(db, clock, memberOf(request).id, request.params.id),
  );

  app.post(
    "/api/customer",
    describeRoute({
      ...WRITE,
      summary: "문의를 남깁니다.",
      body: EnquiryRequest,
      response: { 201: Written },
    }),
    (request, reply) => {
      const { id: memberId } = memberOf(request);
      return answerCommand(context, request, reply, {
        prepare: () => takeAttempt(context, enquiryCounters(memberId)),
        work: async (tx) => {
          const id = newId();
          await tx.insert(enquiry).values({ id, memberId, ...request.body, createdAt: dateNow(clock) });
          return { status: 201, body: { id } };
        },
        after: () => publishWaiting(context),
      });
    },
  );

  app.delete(
    "/api/customer/:id",
    describeRoute({
      ...REMOVE,
      summary: "자신의 문의를 지웁니다.",
    }),
    (request, reply) =>
      answerRemoval(
        context,
        request,
        reply,
        (tx, id, memberId) =>
          tx
            .update(enquiry)
            .set({ deletedAt: dateNow(clock) })
            .where(and(isOwn(memberId), eq(enquiry.id, id)))
            .returning({ id: enquiry.id }),
        () => publishWaiting(context),
      ),
  );

  app.post(
    "/api/customer/guest",
    describeRoute({
      access: "anyone",
      summary: "계정 없이 문의를 남깁니다. 답변은 남긴 연락처로 갑니다.",
      tag: "community",
      command: "guest",
      body: GuestEnquiryRequest,
      response: { 204: null },
    }),
    (request, reply) => {
      const { name, contact, title, contents } = request.body;
      return answerCommand(context, request, reply, {
        prepare: () => takeAttempt(context, guestCounters(addressOf(request))),
        work: async (tx) => {
          await tx.insert(enquiry).values({
            id: newId(),
            kind: "guest",
            guestName: name,
            guestContact: contact,
            title,
            contents,
            createdAt: dateNow(clock),
          });
          return { status: 204 };
        },
        after: () => publishWaiting(context),
      });
    },
  );
};
