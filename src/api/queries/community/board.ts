import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import type { Input } from "../../contract/endpoint.ts";
import { comments } from "../../contract/community/board-comments.endpoints.ts";
import { posts } from "../../contract/community/board.endpoints.ts";

export const postsQuery = (api: ApiClient, input: Input<typeof posts>) => ({
  ...queryOf(api, posts, input),
  placeholderData: keepPreviousData,
});

export const commentsQuery = (api: ApiClient, postId: string, page: number) => ({
  ...queryOf(api, comments, { params: { id: postId }, query: { page } }),
  placeholderData: keepPreviousData,
});
