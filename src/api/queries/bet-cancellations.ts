import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { BetCancellationPage, CancellationPreview, type CancellationQuery } from "../contract/bet-cancellations.ts";
import { LIVE_DESK_KEY } from "./live-desk.ts";

const KEY = [...LIVE_DESK_KEY, "cancellations"] as const;

export const cancellationsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...KEY, "list", page],
    queryFn: ({ signal }) => api.call(BetCancellationPage, "admin/live/cancellations", { signal, query: { page } }),
    placeholderData: keepPreviousData,
  });

/** What a cancellation would do. It is asked for anew each time: bets are settled and sold meanwhile. */
export const cancellationPreviewQuery = (api: ApiClient, span: CancellationQuery) =>
  queryOptions({
    queryKey: ["admin", "cancellation-preview", span],
    queryFn: ({ signal }) =>
      api.call(CancellationPreview, "admin/live/cancellations/preview", {
        signal,
        query: { ...span },
        timeoutMs: 60_000,
      }),
    staleTime: 0,
    gcTime: 0,
  });
