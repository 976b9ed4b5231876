// What operators publish: written, changed and removed. Markup is sanitised before it is kept.
import { asc, desc, eq } from "drizzle-orm";
import { AdminArticlePage, AdminArticlesQuery, ArticleRequest } from "../../src/api/contract/articles.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, type Routes } from "../app.ts";
import { dateNow } from "../clock.ts";
import { answerCommand } from "../commands/answer-command.ts";
import { article } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { paginate } from "../lists/paginate.ts";
import { plainText, sanitizeContents } from "../settings/sanitize.ts";

export const operatorArticleRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/admin/articles",
    describeRoute({
      access: "admin",
      summary: "공지, 소식, 자주 묻는 질문, 베팅규정. 보이지 않는 것도",
      tag: "operator",
      querystring: AdminArticlesQuery,
      response: { 200: AdminArticlePage },
    }),
    async ({ query }) => {
      const wanted = eq(article.kind, query.kind);
      const order =
        query.kind === "faq" || query.kind === "rule"
          ? [asc(article.position), asc(article.createdAt)]
          : [desc(article.isPinned), desc(article.createdAt)];
      return paginate(query, await db.$count(article, wanted), async ({ limit, offset }) => {
        const rows = await db
          .select()
          .from(article)
          .where(wanted)
          .orderBy(...order, asc(article.id))
          .limit(limit)
          .offset(offset);
        return rows.map((row) => ({
          ...row,
          kind: query.kind,
          createdAt: row.createdAt.toISOString(),
          updatedAt: row.updatedAt.toISOString(),
        }));
      });
    },
  );

  app.put(
    "/api/admin/articles/:id",
    describeRoute({
      access: "admin",
      summary: "글을 싣거나 고칩니다.",
      tag: "operator",
      command: "account",
      params: IdParams,
      body: ArticleRequest,
      largestBody: LONG_TEXT_BODY,
      response: { 204: null },
    }),
    (request, reply) => {
      const updatedAt = dateNow(context.clock);
      const row = {
        ...request.body,
        section: plainText(request.body.section),
        title: plainText(request.body.title),
        contents: sanitizeContents(request.body.contents),
        updatedAt,
      };
      return answerCommand(context, request, reply, {
        work: async (tx) => {
          await tx
            .insert(article)
            .values({ id: request.params.id, ...row, createdAt: updatedAt })
            .onConflictDoUpdate({ target: article.id, set: row });
          return { status: 204 };
        },
      });
    },
  );

  app.delete(
    "/api/admin/articles/:id",
    describeRoute({
      access: "admin",
      summary: "글을 지웁니다.",
      tag: "operator",
      command: "account",
      params: IdParams,
      response: { 204: null },
    }),
    (request, reply) =>
      answerCommand(context, request, reply, {
        work: async (tx) => {
          const rows = await tx.delete(article).where(eq(article.id, request.params.id)).returning({ id: article.id });
          if (rows.length === 0) throw new ApiError("not_found");
          return { status: 204 };
        },
      }),
  );
};
