// Comments on posts of the free board.
import { and, eq, isNull } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/community/board-comments.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../session/attempts.ts";
import { dateNow } from "../clock.ts";
import { commentPage } from "./board.ts";
import { addComment, commentCounters, editCounters, refuseBanned, refuseMissing } from "./write.ts";
import { postComment } from "../db/schema.ts";
import { serve } from "../http/serve.ts";

export const commentRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.comments, { summary: "글의 댓글, 오래된 것부터", tag: "community" })((request) =>
    commentPage(db, memberOf(request).id, request.params.id, request.query),
  );

  serve(app, context, endpoints.writeComment, { summary: "댓글을 씁니다.", tag: "community" })((request, run) => {
    const { id: memberId } = memberOf(request);
    return run({
      prepare: () => takeAttempt(context, commentCounters(memberId)),
      work: async (tx) => {
        const id = await addComment(tx, clock, { postId: request.params.id, memberId, ...request.body });
        return { status: 201, body: { id } };
      },
    });
  });

  const own = (id: string, memberId: string) =>
    and(
      eq(postComment.id, id),
      eq(postComment.memberId, memberId),
      isNull(postComment.deletedAt),
      isNull(postComment.hiddenAt),
    );

  serve(app, context, endpoints.editComment, { summary: "자신의 댓글을 고칩니다.", tag: "community" })(
    (request, run) => {
      const { id: memberId } = memberOf(request);
      return run({
        prepare: () => takeAttempt(context, editCounters(memberId)),
        work: async (tx) => {
          await refuseBanned(tx, clock, memberId);
          const rows = await tx
            .update(postComment)
            .set({ ...request.body, editedAt: dateNow(clock) })
            .where(own(request.params.id, memberId))
            .returning({ id: postComment.id });
          refuseMissing(rows);
          return { status: 200, body: { id: request.params.id } };
        },
      });
    },
  );

  serve(app, context, endpoints.removeComment, { summary: "자신의 댓글을 지웁니다.", tag: "community" })(
    (request, run) => {
      const { id: memberId } = memberOf(request);
      return run({
        work: async (tx) => {
          const rows = await tx
            .update(postComment)
            .set({ deletedAt: dateNow(clock) })
            .where(own(request.params.id, memberId))
            .returning({ id: postComment.id });
          refuseMissing(rows);
          return { status: 204 };
        },
      });
    },
  );
};
