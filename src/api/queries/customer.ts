// The customer centre's calls, and what operators publish.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { Article, ArticlePage, Guide } from "../contract/articles.ts";
import { Enquiry, EnquiryPage } from "../contract/customer.ts";

/** The first word of the key of everything that is read of own enquiries. */
export const CUSTOMER_KEY = ["customer"] as const;

export const enquiriesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...CUSTOMER_KEY, "list", page],
    queryFn: ({ signal }) => api.call(EnquiryPage, "customer", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });

export const enquiryQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...CUSTOMER_KEY, "one", id],
    queryFn: ({ signal }) => api.call(Enquiry, `customer/${encodeURIComponent(id)}`, { signal }),
  });

export const deleteEnquiry = (api: ApiClient, id: string) =>
  sendOnce(api, `customer/${encodeURIComponent(id)}`, { method: "DELETE", schema: v.unknown() });

export const articlesQuery = (api: ApiClient, kind: "notice" | "news", page: number) =>
  queryOptions({
    queryKey: ["articles", kind, page],
    queryFn: ({ signal }) => api.call(ArticlePage, "articles", { signal, query: { kind, page } }),
    placeholderData: keepPreviousData,
  });

export const articleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["articles", id],
    queryFn: ({ signal }) => api.call(Article, `articles/${encodeURIComponent(id)}`, { signal }),
  });

export const guideQuery = (api: ApiClient, kind: "faq" | "rule") =>
  queryOptions({
    queryKey: ["guide", kind],
    queryFn: ({ signal }) => api.call(Guide, `guide/${kind}`, { signal }),
    staleTime: 60_000,
  });
