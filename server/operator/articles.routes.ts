// What operators publish: written, changed and removed. Markup is sanitised before it is kept.
import { asc, eq } from "drizzle-orm";
import * as endpoints from "../../src/api/contract/operator/articles.endpoints.ts";
import type { Routes } from "../app.ts";
import { dateNow, dateOrNull } from "../clock.ts";
import { article } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { LONG_TEXT_BODY } from "../http/body-limits.ts";
import { serve } from "../http/serve.ts";
import { paginate } from "../lists/paginate.ts";
import { plainText, sanitizeContents } from "../community/sanitize.ts";
import { NEWEST_ARTICLES } from "../community/shown-articles.ts";

export const operatorArticleRoutes: Routes = (app, context) => {
  const { db } = context.database;

  serve(app, context, endpoints.allArticles, {
    summary: "공지, 소식, 자주 묻는 질문, 베팅규정. 보이지 않는 것도",
    tag: "operator",
  })(async ({ query }) => {
    const wanted = eq(article.kind, query.kind);
    const order =
      query.kind === "faq" || query.kind === "rule" ? [asc(article.position), asc(article.createdAt)] : NEWEST_ARTICLES;
    return paginate(query, await db.$count(article, wanted), async ({ limit, offset }) => {
      const rows = await db
        .select()
        .from(article)
        .where(wanted)
        .orderBy(...order, asc(article.id))
        .limit(limit)
        .offset(offset);
      const now = context.clock.now();
      return rows.map((row) => ({
        ...row,
        kind: query.kind,
        showsFrom: row.showsFrom?.toISOString() ?? null,
        isShownNow: row.isShown && (row.showsFrom?.getTime() ?? now) <= now,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
      }));
    });
  });

  serve(app, context, endpoints.saveArticle, {
    summary: "글을 싣거나 고칩니다. showsFrom이 있으면 그 시각부터 회원에게 보입니다.",
    tag: "operator",
    largestBody: LONG_TEXT_BODY,
  })(({ params, body }, run) => {
    const updatedAt = dateNow(context.clock);
    const row = {
      ...body,
      section: plainText(body.section),
      title: plainText(body.title),
      contents: sanitizeContents(body.contents),
      showsFrom: dateOrNull(body.showsFrom),
      updatedAt,
    };
    return run({
      work: async (tx) => {
        await tx
          .insert(article)
          .values({ id: params.id, ...row, createdAt: updatedAt })
          .onConflictDoUpdate({ target: article.id, set: row });
        return { status: 204 };
      },
    });
  });

  serve(app, context, endpoints.removeArticle, { summary: "글을 지웁니다.", tag: "operator" })(({ params }, run) =>
    run({
      work: async (tx) => {
        const rows = await tx.delete(article).where(eq(article.id, params.id)).returning({ id: article.id });
        if (rows.length === 0) throw new ApiError("not_found");
        return { status: 204 };
      },
    }),
  );
};
