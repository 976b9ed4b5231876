// The operators' calls about charges and exchanges.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RequestKind, RequestState } from "../../domain/wallet/request-states.ts";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { Waiting } from "../contract/operator-waiting.ts";
import {
  ActReport,
  AdminRequestPage,
  ChargeTypeList,
  HouseBankList,
  MoneyLimitList,
  type OperatorAction,
} from "../contract/operator-wallet.ts";
import { WageringWeightsOnWire } from "../contract/wagering.ts";

export const WAITING_KEY = ["admin", "waiting"] as const;
export const ADMIN_REQUESTS_KEY = ["admin", "money-requests"] as const;

/** The stream tells of changes; the interval is for what the stream missed. */
export const waitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: WAITING_KEY,
    queryFn: ({ signal }) => api.call(Waiting, "admin/waiting", { signal }),
    refetchInterval: 60_000,
  });

export const adminRequestsQuery = (
  api: ApiClient,
  query: { kind: RequestKind; state?: RequestState | undefined; text?: string | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...ADMIN_REQUESTS_KEY, query],
    queryFn: ({ signal }) => api.call(AdminRequestPage, "admin/money-requests", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const actOnRequests = (api: ApiClient, body: { action: OperatorAction; ids: readonly string[] }) =>
  sendOnce(api, "admin/money-requests/act", { method: "POST", body, schema: ActReport });

export const moneyLimitsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "money-limits"],
    queryFn: ({ signal }) => api.call(MoneyLimitList, "admin/money-limits", { signal }),
  });

export const chargeTypesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "charge-types"],
    queryFn: ({ signal }) => api.call(ChargeTypeList, "admin/charge-types", { signal }),
  });

export const wageringWeightsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "wagering-weights"],
    queryFn: ({ signal }) => api.call(WageringWeightsOnWire, "admin/wagering-weights", { signal }),
  });

export const houseBanksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "house-banks"],
    queryFn: ({ signal }) => api.call(HouseBankList, "admin/house-banks", { signal }),
  });
