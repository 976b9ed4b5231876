// The operator's lists of enquiries and of what is published.
import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { ArticleKind } from "../contract/articles.ts";
import type { Input } from "../contract/endpoint.ts";
import { allArticles } from "../contract/endpoints/operator-articles.ts";
import { allEnquiries } from "../contract/endpoints/operator-enquiries.ts";

export const allEnquiriesQuery = (api: ApiClient, input: Input<typeof allEnquiries>) => ({
  ...queryOf(api, allEnquiries, input),
  placeholderData: keepPreviousData,
});

export const allArticlesQuery = (api: ApiClient, kind: ArticleKind, page: number) => ({
  ...queryOf(api, allArticles, { query: { kind, page } }),
  placeholderData: keepPreviousData,
});
