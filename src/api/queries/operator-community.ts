// The operator's lists of enquiries and of what is published.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { ArticleKind } from "../contract/community/articles.ts";
import type { Input } from "../contract/endpoint.ts";
import { allArticles } from "../contract/operator/articles.endpoints.ts";
import { allEnquiries } from "../contract/operator/enquiries.endpoints.ts";

export const allEnquiriesQuery = (api: ApiClient, input: Input<typeof allEnquiries>) => ({
  ...queryOf(api, allEnquiries, input),
  placeholderData: keepPreviousData,
});

export const allArticlesQuery = (api: ApiClient, kind: ArticleKind, page: number) => ({
  ...queryOf(api, allArticles, { query: { kind, page } }),
  placeholderData: keepPreviousData,
});
