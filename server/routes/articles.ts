// Notices, news, FAQ and betting rules, as members read them.
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { Article, ArticlePage, ArticlesQuery, Guide, GuideParams } from "../../src/api/contract/articles.ts";
import { IdParams } from "../../src/api/contract/operator.ts";
import { describeRoute, type Routes } from "../app.ts";
import { article } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { paginate } from "../lists/paginate.ts";

const LINE = { id: article.id, title: article.title, isPinned: article.isPinned, createdAt: article.createdAt };

export const articleRoutes: Routes = (app, context) => {
  const { db } = context.database;

  app.get(
    "/api/articles",
    describeRoute({
      access: "member",
      summary: "공지 또는 소식",
      tag: "community",
      querystring: ArticlesQuery,
      response: { 200: ArticlePage },
    }),
    async ({ query }) => {
      const wanted = and(eq(article.kind, query.kind), eq(article.isShown, true));
      return paginate(query, await db.$count(article, wanted), async ({ limit, offset }) => {
        const rows = await db
          .select(LINE)
          .from(article)
          .where(wanted)
          .orderBy(desc(article.isPinned), desc(article.createdAt), desc(article.id))
          .limit(limit)
          .offset(offset);
        return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      });
    },
  );

  app.get(
    "/api/articles/:id",
    describeRoute({
      access: "member",
      summary: "공지 또는 소식 하나",
      tag: "community",
      params: IdParams,
      response: { 200: Article },
    }),
    async (request) => {
      const isReadable = and(eq(article.isShown, true), inArray(article.kind, ["notice", "news"]));
      const [row] = await db
        .select({ ...LINE, contents: article.contents })
        .from(article)
        .where(and(eq(article.id, request.params.id), isReadable));
      if (!row) throw new ApiError("not_found");
      return { ...row, createdAt: row.createdAt.toISOString() };
    },
  );

  app.get(
    "/api/guide/:kind",
    describeRoute({
      access: "member",
      summary: "자주 묻는 질문 또는 베팅규정 전체",
      tag: "community",
      params: GuideParams,
      response: { 200: Guide },
    }),
    async (request) => {
      const items = await db
        .select({ id: article.id, section: article.section, title: article.title, contents: article.contents })
        .from(article)
        .where(and(eq(article.kind, request.params.kind), eq(article.isShown, true)))
        .orderBy(asc(article.position), asc(article.createdAt), asc(article.id));
      return { items };
    },
  );
};
