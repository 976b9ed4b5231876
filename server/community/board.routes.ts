// The free board: posts of members.
import { and, eq, isNull } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/community/board.endpoints.ts";
import { memberOf, type Routes } from "../app.ts";
import { takeAttempt } from "../session/attempts.ts";
import { dateNow } from "../clock.ts";
import { isShown, postPage, readPost } from "./board.ts";
import { addPost, attach, editCounters, postCounters, refuseBanned, refuseMissing } from "./write.ts";
import { post } from "../db/schema.ts";
import { serve } from "../http/serve.ts";

export const boardRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.posts, { summary: "자유게시판의 글, 최신순", tag: "community" })((request) =>
    postPage(db, memberOf(request).id, request.query),
  );

  serve(app, context, endpoints.postById, { summary: "자유게시판의 글 하나", tag: "community" })((request) =>
    readPost(db, memberOf(request).id, request.params.id),
  );

  serve(app, context, endpoints.writePost, { summary: "자유게시판에 글을 씁니다.", tag: "community" })(
    (request, run) => {
      const { id: memberId } = memberOf(request);
      return run({
        prepare: () => takeAttempt(context, postCounters(memberId)),
        work: async (tx) => {
          const id = await addPost(tx, clock, memberId, request.body);
          await attach(tx, clock, { postId: id, memberId }, request.body);
          return { status: 201, body: { id } };
        },
      });
    },
  );

  serve(app, context, endpoints.editPost, { summary: "자신의 글을 고칩니다.", tag: "community" })((request, run) => {
    const { id: memberId } = memberOf(request);
    const { id } = request.params;
    return run({
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
  });

  serve(app, context, endpoints.removePost, { summary: "자신의 글을 지웁니다.", tag: "community" })((request, run) => {
    const own = and(eq(post.id, request.params.id), eq(post.memberId, memberOf(request).id));
    return run({
      work: async (tx) => {
        const rows = await tx
          .update(post)
          .set({ deletedAt: dateNow(clock) })
          .where(and(own, isNull(post.deletedAt)))
          .returning({ id: post.id });
        refuseMissing(rows);
        return { status: 204 };
      },
    });
  });
};
