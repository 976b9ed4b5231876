// The operators' calls about tether.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { sendOnce } from "../client/send-command.ts";
import { AdminTetherPage, NetworkList, type TetherAction, TetherRate } from "../contract/operator-tether.ts";
import { ActReport } from "../contract/operator-wallet.ts";

export const TETHER_ORDERS_KEY = ["admin", "tether-orders"] as const;

export const adminTetherQuery = (
  api: ApiClient,
  query: { state?: string | undefined; text?: string | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...TETHER_ORDERS_KEY, query],
    queryFn: ({ signal }) => api.call(AdminTetherPage, "admin/tether-orders", { signal, query }),
    placeholderData: keepPreviousData,
  });

export const actOnTether = (api: ApiClient, body: { action: TetherAction; ids: readonly string[]; reason?: string }) =>
  sendOnce(api, "admin/tether-orders/act", { method: "POST", body, schema: ActReport });

export const tetherRateQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "tether-rate"],
    queryFn: ({ signal }) => api.call(TetherRate, "admin/tether-rate", { signal }),
  });

export const tetherNetworksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["admin", "tether-networks"],
    queryFn: ({ signal }) => api.call(NetworkList, "admin/tether-networks", { signal }),
  });
