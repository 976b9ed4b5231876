// The free board: posts of members.
import { and, eq, isNull } from "drizzle-orm";
import { Post, PostPage, PostRequest, PostsQuery, Written } from "../../src/api/contract/board.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../auth/attempts.ts";
import { dateNow } from "../clock.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { isShown, postPage, readPost } from "../community/board.ts";
import { attach, editCounters, postCounters, refuseBanned } from "../community/write.ts";
import { answerRemoval, READ, REMOVE, WRITE, refuseMissing } from "../community/member-calls.ts";
import { post } from "../db/schema.ts";
import { newId } from "../ids.ts";

export const boardRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  app.get(
    "/api/free",
    describeRoute({
      ...READ,
      summary: "자유게시판의 글, 최신순",
      querystring: PostsQuery,
      response: { 200: PostPage },
    }),
    (request) => postPage(db, memberOf(request).id, request.query),
  );

  app.get(
    "/api/free/:id",
    describeRoute({
      ...READ,
      summary: "자유게시판의 글 하나",
      params: IdParams,
      response: { 200: Post },
    }),
    (request) => readPost(db, memberOf(request).id, request.params.id),
  );

  app.post(
    "/api/free",
    describeRoute({
      ...WRITE,
      summary: "자유게시판에 글을 씁니다.",
      body: PostRequest,
      response: { 201: Written },
    }),
    (request, reply) => {
      const { id: memberId } = memberOf(request);
      return answerCommand(context, request, reply, {
        prepare: () => takeAttempt(context, postCounters(memberId)),
        work: async (tx) => {
          await refuseBanned(tx, clock, memberId);
          const { title, contents, ...attached } = request.body;
          const id = newId();
          await tx.insert(post).values({ id, memberId, title, contents, createdAt: dateNow(clock) });
          await attach(tx, clock, { postId: id, memberId }, attached);
          return { status: 201, body: { id } };
        },
      });
    },
  );

  app.put(
    "/api/free/:id",
    describeRoute({
      ...WRITE,
      summary: "자신의 글을 고칩니다.",
      params: IdParams,
      body: PostRequest,
      response: { 200: Written },
    }),
    (request, reply) => {
      const { id: memberId } = memberOf(request);
      const { id } = request.params;
      return answerCommand(context, request, reply, {
        prepare: () => takeAttempt(context, editCounters(memberId)),
        work: async (tx) => {
          await refuseBanned(tx, clock, memberId);
          const { title, contents, ...attached } = request.body;
          const rows = await tx
            .update(post)
            .set({ title, contents, editedAt: dateNow(clock) })
            .where(and(eq(post.id, id), eq(post.memberId, memberId), isShown))
            .returning({ id: post.id });
          refuseMissing(rows);
          await attach(tx, clock, { postId: id, memberId }, attached);
          return { status: 200, body: { id } };
        },
      });
    },
  );

  app.delete(
    "/api/free/:id",
    describeRoute({
      ...REMOVE,
      summary: "자신의 글을 지웁니다.",
    }),
    (request, reply) =>
      answerRemoval(context, request, reply, (tx, id, memberId) =>
        tx
          .update(post)
          .set({ deletedAt: dateNow(clock) })
          .where(and(eq(post.id, id), eq(post.memberId, memberId), isNull(post.deletedAt)))
          .returning({ id: post.id }),
      ),
  );
};
