// Notices, news, FAQ and betting rules, as members read them.
import { and, asc, eq, inArray } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/community/articles.endpoints.ts";
import type { Routes } from "../app.ts";
import { article } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { serve } from "../http/serve.ts";
import { paginate } from "../lists/paginate.ts";
import { isSeenNow, NEWEST_ARTICLES, SEEN_SINCE } from "./shown-articles.ts";

const LINE = { id: article.id, title: article.title, isPinned: article.isPinned, createdAt: SEEN_SINCE };

export const articleRoutes: Routes = (app, context) => {
  const { db } = context.database;
  const { clock } = context;

  serve(app, context, endpoints.articles, { summary: "공지 또는 소식", tag: "community" })(async ({ query }) => {
    const wanted = and(eq(article.kind, query.kind), isSeenNow(clock));
    return paginate(query, await db.$count(article, wanted), async ({ limit, offset }) => {
      const rows = await db
        .select(LINE)
        .from(article)
        .where(wanted)
        .orderBy(...NEWEST_ARTICLES)
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    });
  });

  serve(app, context, endpoints.articleById, { summary: "공지 또는 소식 하나", tag: "community" })(
    async ({ params }) => {
      const isReadable = and(isSeenNow(clock), inArray(article.kind, ["notice", "news"]));
      const [row] = await db
        .select({ ...LINE, contents: article.contents })
        .from(article)
        .where(and(eq(article.id, params.id), isReadable));
      if (!row) throw new ApiError("not_found");
      return { ...row, createdAt: row.createdAt.toISOString() };
    },
  );

  serve(app, context, endpoints.guide, { summary: "자주 묻는 질문 또는 베팅규정 전체", tag: "community" })(
    async ({ params }) => {
      const items = await db
        .select({ id: article.id, section: article.section, title: article.title, contents: article.contents })
        .from(article)
        .where(and(eq(article.kind, params.kind), isSeenNow(clock)))
        .orderBy(asc(article.position), asc(article.createdAt), asc(article.id));
      return { items };
    },
  );
};
