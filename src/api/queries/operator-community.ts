// The operator's calls about enquiries and what is published.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { AdminArticlePage, type ArticleKind } from "../contract/articles.ts";
import { AdminEnquiryPage, type AdminEnquiry } from "../contract/customer.ts";

export const ADMIN_ENQUIRIES_KEY = ["admin", "enquiries"] as const;

export const adminEnquiriesQuery = (
  api: ApiClient,
  query: {
    state?: "waiting" | "answered" | undefined;
    kind?: AdminEnquiry["kind"] | undefined;
    text?: string | undefined;
    page: number;
  },
) =>
  queryOptions({
    queryKey: [...ADMIN_ENQUIRIES_KEY, query],
    queryFn: ({ signal }) => api.call(AdminEnquiryPage, "admin/enquiries", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const ADMIN_ARTICLES_KEY = ["admin", "articles"] as const;

export const adminArticlesQuery = (api: ApiClient, kind: ArticleKind, page: number) =>
  queryOptions({
    queryKey: [...ADMIN_ARTICLES_KEY, kind, page],
    queryFn: ({ signal }) => api.call(AdminArticlePage, "admin/articles", { signal, query: { kind, page } }),
    placeholderData: keepPreviousData,
  });

export const removeArticle = (api: ApiClient, id: string) =>
  sendOnce(api, `admin/articles/${encodeURIComponent(id)}`, { method: "DELETE", schema: v.unknown() });
