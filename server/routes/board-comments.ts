// Comments on posts of the free board.
import { and, eq, isNull } from "drizzle-orm";
import { CommentPage, CommentRequest, CommentsQuery, Written } from "../../src/api/contract/board.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../auth/attempts.ts";
import { dateNow } from "../clock.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { commentPage, isShown } from "../community/board.ts";
import { commentCounters, editCounters, refuseBanned } from "../community/write.ts";
import { answerRemoval, READ, REMOVE, WRITE, refuseMissing } from "../community/member-calls.ts";
import { post, postComment } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";

export const commentRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  app.get(
    "/api/free/:id/comments",
    describeRoute({
      ...READ,
      summary: "글의 댓글, 오래된 것부터",
      params: IdParams,
      querystring: CommentsQuery,
      response: { 200: CommentPage },
    }),
    (request) => commentPage(db, memberOf(request).id, request.params.id, request.query),
  );

  app.post(
    "/api/free/:id/comments",
    describeRoute({
      ...WRITE,
      summary: "댓글을 씁니다.",
      params: IdParams,
      body: CommentRequest,
      response: { 201: Written },
    }),
    (request, reply) => {
      const { id: memberId } = memberOf(request);
      return answerCommand(context, request, reply, {
        prepare: () => takeAttempt(context, commentCounters(memberId)),
        work: async (tx) => {
          await refuseBanned(tx, clock, memberId);
          const postId = request.params.id;
          if ((await tx.$count(post, and(eq(post.id, postId), isShown))) === 0) throw new ApiError("not_found");
          const id = newId();
          await tx.insert(postComment).values({ id, postId, memberId, ...request.body, createdAt: dateNow(clock) });
          return { status: 201, body: { id } };
        },
      });
    },
  );

  const own = (id: string, memberId: string) =>
    and(
      eq(postComment.id, id),
      eq(postComment.memberId, memberId),
      isNull(postComment.deletedAt),
      isNull(postComment.hiddenAt),
    );

  app.put(
    "/api/free-comments/:id",
    describeRoute({
      ...WRITE,
      summary: "자신의 댓글을 고칩니다.",
      params: IdParams,
      body: CommentRequest,
      response: { 200: Written },
    }),
    (request, reply) => {
      const { id: memberId } = memberOf(request);
      return answerCommand(context, request, reply, {
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

  app.delete(
    "/api/free-comments/:id",
    describeRoute({
      ...REMOVE,
      summary: "자신의 댓글을 지웁니다.",
    }),
    (request, reply) =>
      answerRemoval(context, request, reply, (tx, id, memberId) =>
        tx
          .update(postComment)
          .set({ deletedAt: dateNow(clock) })
          .where(own(id, memberId))
          .returning({ id: postComment.id }),
      ),
  );
};
