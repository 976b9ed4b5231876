import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import type { RequestKind, RequestState } from "../../../domain/wallet/request-states.ts";
import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { moneyRequests } from "../../contract/wallet/money-requests.endpoints.ts";
import type { MoneyRequest } from "../../contract/wallet/money-request.ts";
import type { MoneyRequestEvent } from "../../contract/wallet/money-news.ts";
import { lastRequestKey } from "./money-keys.ts";

export const moneyRequestsQuery = (
  api: ApiClient,
  query: { kind: RequestKind; state?: RequestState | undefined; page: number },
) => ({
  ...queryOf(api, moneyRequests, { query }),
  placeholderData: keepPreviousData,
});

/** What the stream or a call told last of a request of this kind; nothing reads it from the server. */
export const lastRequestQuery = (kind: RequestKind) =>
  queryOptions<MoneyRequestEvent | MoneyRequest>({ queryKey: lastRequestKey(kind), queryFn: skipToken });
