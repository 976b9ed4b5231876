// The customer centre's lists, and what operators publish.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { articles, guide } from "../../contract/community/articles.endpoints.ts";
import { enquiries } from "../../contract/community/customer.endpoints.ts";

export const enquiriesQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, enquiries, { query: { page } }),
  placeholderData: keepPreviousData,
});

export const articlesQuery = (api: ApiClient, kind: "notice" | "news", page: number) => ({
  ...queryOf(api, articles, { query: { kind, page } }),
  placeholderData: keepPreviousData,
});

export const guideQuery = (api: ApiClient, kind: "faq" | "rule") => ({
  ...queryOf(api, guide, { params: { kind } }),
  staleTime: 60_000,
});
