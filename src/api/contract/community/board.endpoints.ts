import { Post, PostPage, PostRequest, PostsQuery, Written } from "./board.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";

export const posts = endpoint({
  method: "GET",
  path: "/free",
  access: "member",
  query: PostsQuery,
  answers: { 200: PostPage },
});

export const postById = endpoint({
  method: "GET",
  path: "/free/:id",
  access: "member",
  params: IdParams,
  answers: { 200: Post },
});

export const writePost = endpoint({
  method: "POST",
  path: "/free",
  access: "member",
  command: "account",
  body: PostRequest,
  answers: { 201: Written },
});

export const editPost = endpoint({
  method: "PUT",
  path: "/free/:id",
  access: "member",
  command: "account",
  params: IdParams,
  body: PostRequest,
  answers: { 200: Written },
});

export const removePost = endpoint({
  method: "DELETE",
  path: "/free/:id",
  access: "member",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});
