import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { RequestKind, RequestState } from "../../domain/wallet/request-states.ts";
import type { ApiClient } from "../client/client.ts";
import type { MoneyRequest } from "../contract/money-request.ts";
import type { MoneyRequestEvent } from "../contract/money-news.ts";
import { ChargeTermsAnswer, ExchangeTermsAnswer, MoneyRequestPage } from "../contract/wallet.ts";
import { lastRequestKey, MONEY_KEY, termsKey } from "./money-keys.ts";

export const chargeTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: termsKey("charge"),
    queryFn: ({ signal }) => api.call(ChargeTermsAnswer, "charge/terms", { signal }),
  });

export const exchangeTermsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: termsKey("exchange"),
    queryFn: ({ signal }) => api.call(ExchangeTermsAnswer, "exchange/terms", { signal }),
  });

export const moneyRequestsQuery = (
  api: ApiClient,
  query: { kind: RequestKind; state?: RequestState | undefined; page: number },
) =>
  queryOptions({
    queryKey: [...MONEY_KEY, "requests", query],
    queryFn: ({ signal }) => api.call(MoneyRequestPage, "money-requests", { signal, query }),
    placeholderData: keepPreviousData,
  });

/** What the stream or a call told last of a request of this kind; nothing reads it from the server. */
export const lastRequestQuery = (kind: RequestKind) =>
  queryOptions<MoneyRequestEvent | MoneyRequest>({ queryKey: lastRequestKey(kind), queryFn: skipToken });
