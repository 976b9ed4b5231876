// Enquiries in the operator's hands.
import { and, eq, isNull } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/enquiries.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import { operatorEnquiryPage } from "../community/enquiries.ts";
import { enquiry } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import { publishWaiting } from "./waiting.ts";
import { sanitizeContents } from "../community/sanitize.ts";

export const operatorEnquiryRoutes: Routes = (app, context) => {
  serve(app, context, endpoints.allEnquiries, { summary: "회원과 비회원의 문의", tag: "operator" })(({ query }) =>
    operatorEnquiryPage(context.database.db, query),
  );

  serve(app, context, endpoints.answerEnquiry, {
    summary: "문의에 답합니다. 다시 답하면 답변이 바뀌고 회원에게 읽지 않은 답변이 됩니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })((request, run) => {
    const answer = sanitizeContents(request.body.answer);
    if (answer.trim() === "") {
      const message = "답변을 입력해주세요.";
      throw new ApiError("bad_request", message, { problems: [{ path: "answer", message }] });
    }
    return run({
      work: async (tx) => {
        const rows = await tx
          .update(enquiry)
          .set({ answer, answeredAt: dateNow(context.clock), answeredBy: memberOf(request).id, readAt: null })
          .where(and(eq(enquiry.id, request.params.id), isNull(enquiry.deletedAt)))
          .returning({ id: enquiry.id });
        if (rows.length === 0) throw new ApiError("not_found");
        return { status: 204 };
      },
      after: () => publishWaiting(context),
    });
  });
};
