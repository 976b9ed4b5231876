// What operators publish: notices, news, FAQ and betting rules.
import * as v from "valibot";
import { Instant } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { titleText } from "../written-text.ts";

export const ARTICLE_KINDS = ["notice", "news", "faq", "rule"] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** GET /api/articles: pinned ones first, then the newest. `createdAt` is when it was shown first. */
export const ArticlesQuery = v.strictObject({ kind: v.picklist(["notice", "news"]), ...PageQuery });
const ArticleLine = v.object({ id: v.string(), title: v.string(), isPinned: v.boolean(), createdAt: v.string() });
export type ArticleLine = v.InferOutput<typeof ArticleLine>;
export const ArticlePage = pageOf(ArticleLine);
/** GET /api/articles/{id}; `contents` is sanitised HTML. */
export const Article = v.object({ ...ArticleLine.entries, contents: v.string() });
export type Article = v.InferOutput<typeof Article>;

/** GET /api/guide/{kind}: all FAQ or all rules, in their order. */
export const GuideParams = v.strictObject({ kind: v.picklist(["faq", "rule"]) });
const GuideEntry = v.object({ id: v.string(), section: v.string(), title: v.string(), contents: v.string() });
export type GuideEntry = v.InferOutput<typeof GuideEntry>;
export const Guide = v.object({ items: v.array(GuideEntry) });

/** GET /api/admin/articles: also those that are not shown. */
export const OperatorArticlesQuery = v.strictObject({ kind: v.picklist(ARTICLE_KINDS), ...PageQuery });
/** PUT /api/admin/articles/{id}: written whole; an unknown id makes a new one. */
export const ArticleRequest = v.strictObject({
  kind: v.picklist(ARTICLE_KINDS),
  section: v.pipe(v.string(), v.trim(), v.maxLength(30, "분류는 30자 이하입니다.")),
  title: titleText(100),
  contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요."), v.maxLength(40_000, "내용이 너무 깁니다.")),
  position: v.pipe(
    v.number("숫자를 입력해주세요."),
    v.integer("정수를 입력해주세요."),
    v.minValue(0, "0 이상이어야 합니다."),
    v.maxValue(100_000, "100,000 이하여야 합니다."),
  ),
  isPinned: v.boolean(),
  isShown: v.boolean(),
  /** Members see it from this instant on; null: at once. */
  showsFrom: v.optional(v.nullable(Instant), null),
});
export type ArticleRequest = v.InferOutput<typeof ArticleRequest>;
const OperatorArticle = v.object({
  id: v.string(),
  kind: v.picklist(ARTICLE_KINDS),
  section: v.string(),
  title: v.string(),
  contents: v.string(),
  position: v.number(),
  isPinned: v.boolean(),
  isShown: v.boolean(),
  showsFrom: v.nullable(v.string()),
  /** Members see it now. */
  isShownNow: v.boolean(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type OperatorArticle = v.InferOutput<typeof OperatorArticle>;
export const OperatorArticlePage = pageOf(OperatorArticle);
