import { keepPreviousData } from "@tanstack/react-query";
import { queryOf } from "../client/ask.ts";
import type { ApiClient } from "../client/client.ts";
import type { CancellationQuery } from "../contract/operator/bet-cancellations.ts";
import { cancellationPreview, cancellations } from "../contract/operator/bet-cancellations.endpoints.ts";

export const cancellationsQuery = (api: ApiClient, page: number) => ({
  ...queryOf(api, cancellations, { query: { page } }),
  placeholderData: keepPreviousData,
});

/**
 * What a cancellation would do. It is asked for anew each time: bets are settled and sold meanwhile. Its key is none of
 * the live desk's, so that what is confirmed does not change below the operator's hand.
 */
export const cancellationPreviewQuery = (api: ApiClient, span: CancellationQuery) => {
  const { queryFn } = queryOf(api, cancellationPreview, { query: span }, { timeoutMs: 60_000 });
  return { queryKey: ["admin", "cancellation-preview", span], queryFn, staleTime: 0, gcTime: 0 };
};
