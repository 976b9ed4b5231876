// The customer centre: own enquiries, and enquiries without an account.
import { and, eq } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/community/customer.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../session/attempts.ts";
import { dateNow } from "../clock.ts";
import { enquiryCounters, enquiryPage, guestCounters, isOwn, readEnquiry } from "./enquiries.ts";
import { refuseMissing } from "./write.ts";
import { enquiry } from "../db/schema.ts";
import { serve } from "../http/serve.ts";
import { newId } from "../ids.ts";
import { publishWaiting } from "../operator/waiting.ts";

export const customerRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.enquiries, { summary: "자신의 문의, 최신순", tag: "community" })((request) =>
    enquiryPage(db, memberOf(request).id, request.query),
  );

  serve(app, context, endpoints.enquiryById, {
    summary: "자신의 문의와 답변. 읽으면 답변을 읽은 것이 됩니다.",
    tag: "community",
  })((request) => readEnquiry(db, clock, memberOf(request).id, request.params.id));

  serve(app, context, endpoints.writeEnquiry, { summary: "문의를 남깁니다.", tag: "community" })((request, run) => {
    const { id: memberId } = memberOf(request);
    return run({
      prepare: () => takeAttempt(context, enquiryCounters(memberId)),
      work: async (tx) => {
        const id = newId();
        await tx.insert(enquiry).values({ id, memberId, ...request.body, createdAt: dateNow(clock) });
        return { status: 201, body: { id } };
      },
      after: () => publishWaiting(context),
    });
  });

  serve(app, context, endpoints.removeEnquiry, { summary: "자신의 문의를 지웁니다.", tag: "community" })(
    (request, run) => {
      const { id: memberId } = memberOf(request);
      return run({
        work: async (tx) => {
          const rows = await tx
            .update(enquiry)
            .set({ deletedAt: dateNow(clock) })
            .where(and(isOwn(memberId), eq(enquiry.id, request.params.id)))
            .returning({ id: enquiry.id });
          refuseMissing(rows);
          return { status: 204 };
        },
        after: () => publishWaiting(context),
      });
    },
  );

  serve(app, context, endpoints.writeGuestEnquiry, {
    summary: "계정 없이 문의를 남깁니다. 답변은 남긴 연락처로 갑니다.",
    tag: "community",
  })((request, run) => {
    const { name, contact, title, contents } = request.body;
    return run({
      prepare: () => takeAttempt(context, guestCounters(request.address)),
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
  });
};
