import { Article, ArticlePage, ArticlesQuery, Guide, GuideParams } from "./articles.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";

export const articles = endpoint({
  method: "GET",
  path: "/articles",
  access: "member",
  query: ArticlesQuery,
  answers: { 200: ArticlePage },
});

export const articleById = endpoint({
  method: "GET",
  path: "/articles/:id",
  access: "member",
  params: IdParams,
  answers: { 200: Article },
});

export const guide = endpoint({
  method: "GET",
  path: "/guide/:kind",
  access: "member",
  params: GuideParams,
  answers: { 200: Guide },
});
