// The free board's calls.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { CommentPage, Post, PostPage } from "../contract/board.ts";

/** The first words of the key of everything that is read of the board. */
export const BOARD_KEY = ["free"] as const;

export const postsQuery = (
  api: ApiClient,
  query: { text?: string | undefined; mine?: "true" | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...BOARD_KEY, "list", query],
    queryFn: ({ signal }) => api.call(PostPage, "free", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const postQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...BOARD_KEY, "post", id],
    queryFn: ({ signal }) => api.call(Post, `free/${encodeURIComponent(id)}`, { signal }),
  });

export const commentsQuery = (api: ApiClient, postId: string, page: number) =>
  queryOptions({
    queryKey: [...BOARD_KEY, "comments", postId, page],
    queryFn: ({ signal }) =>
      api.call(CommentPage, `free/${encodeURIComponent(postId)}/comments`, { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const deletePost = (api: ApiClient, id: string) =>
  sendOnce(api, `free/${encodeURIComponent(id)}`, { method: "DELETE", schema: v.unknown() });

export const deleteComment = (api: ApiClient, id: string) =>
  sendOnce(api, `free-comments/${encodeURIComponent(id)}`, { method: "DELETE", schema: v.unknown() });
