import { CommentPage, CommentRequest, CommentsQuery, Written } from "./board.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";

export const comments = endpoint({
  method: "GET",
  path: "/free/:id/comments",
  access: "member",
  params: IdParams,
  query: CommentsQuery,
  answers: { 200: CommentPage },
});

export const writeComment = endpoint({
  method: "POST",
  path: "/free/:id/comments",
  access: "member",
  command: "account",
  params: IdParams,
  body: CommentRequest,
  answers: { 201: Written },
});

export const editComment = endpoint({
  method: "PUT",
  path: "/free-comments/:id",
  access: "member",
  command: "account",
  params: IdParams,
  body: CommentRequest,
  answers: { 200: Written },
});

export const removeComment = endpoint({
  method: "DELETE",
  path: "/free-comments/:id",
  access: "member",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});
