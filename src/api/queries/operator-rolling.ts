import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { LevelRatesList, MemberRatesList } from "../contract/operator-rolling.ts";
import { RollingDetail } from "../contract/rolling.ts";

export const rollingDetailQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["admin", "rolling", id],
    queryFn: ({ signal }) => api.call(RollingDetail, `admin/rolling/requests/${encodeURIComponent(id)}`, { signal }),
  });

export const ROLLING_RATES_KEY = ["admin", "rolling-rates"] as const;

export const levelRatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ROLLING_RATES_KEY, "levels"],
    queryFn: ({ signal }) => api.call(LevelRatesList, "admin/rolling-rates", { signal }),
  });

export const memberRatesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...ROLLING_RATES_KEY, "members"],
    queryFn: ({ signal }) => api.call(MemberRatesList, "admin/rolling-rates/members", { signal }),
  });
