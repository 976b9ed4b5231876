import { OperatorArticlePage, OperatorArticlesQuery, ArticleRequest } from "../community/articles.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";

export const allArticles = endpoint({
  method: "GET",
  path: "/admin/articles",
  access: "operator",
  right: "articles.read",
  query: OperatorArticlesQuery,
  answers: { 200: OperatorArticlePage },
});

export const saveArticle = endpoint({
  method: "PUT",
  path: "/admin/articles/:id",
  access: "operator",
  right: "articles.change",
  command: "account",
  params: IdParams,
  body: ArticleRequest,
  answers: { 204: null },
});

export const removeArticle = endpoint({
  method: "DELETE",
  path: "/admin/articles/:id",
  access: "operator",
  right: "articles.change",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});
